// One message that takes leave and asks for nothing, by what ended the talk.

export const exits: Record<'refusal' | 'unease' | 'pressed', string[]> = {
  refusal: [
    'Très bien, je te laisse tranquille. Je te souhaite le meilleur.',
    "Je respecte ta décision et je n'écrirai plus. Prends soin de toi.",
    "C'est noté, on en reste là. Je te souhaite de trouver ce que tu cherches.",
    "Message bien reçu, je m'arrête là. Je te souhaite de belles choses.",
    "Compris, je n'insiste pas. Belle continuation à toi.",
    "C'est entendu, merci de me l'avoir dit. Bonne suite à toi.",
    "Pas besoin de t'excuser, ces choses-là ne se forcent pas. Bonne suite à toi.",
    'Merci de me le dire avec délicatesse. Je te souhaite une très belle suite.',
    'Je comprends, ça ne se commande pas. Prends soin de toi, et bonne route.',
    "C'est élégant de me le dire, merci. Je te souhaite plein de belles choses.",
    "Aucun souci, tu n'as rien à te reprocher. Belle continuation à toi.",
  ],
  unease: [
    "Pardon pour ce malaise. Je n'écrirai plus, prends soin de toi.",
    'Pardon de ne pas avoir senti la limite. Je te laisse, et bonne suite à toi.',
    "C'est ma faute, pas la tienne, et je te demande pardon. Je ne t'écrirai plus.",
    "J'ai manqué d'attention, pardon. Je m'arrête là et je te souhaite le meilleur.",
  ],
  /** The match pressed: whoever leaves has nothing to apologise for. */
  pressed: [
    "Je préfère qu'on s'arrête là. Je ne répondrai plus.",
    "Ça ne me va pas, alors je m'arrête là. Merci de ne plus m'écrire.",
    "C'est non, et j'en reste là.",
  ],
};

/** The same to someone who says «vous». */
export const formalExits: typeof exits = {
  refusal: [
    'Je comprends tout à fait, merci de me le dire simplement. Bonne continuation à vous.',
    "C'est compris, et je respecte cela. Je vous souhaite le meilleur.",
  ],
  unease: [
    "Pardon, je ne voulais pas vous mettre mal à l'aise. Merci de me l'avoir dit, je m'arrête là.",
    "Je m'excuse, j'ai mal jugé. Je vous laisse, bonne continuation.",
  ],
  pressed: ["Je préfère que nous en restions là. Merci de ne plus m'écrire."],
};

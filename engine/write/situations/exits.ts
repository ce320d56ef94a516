import type { SignKind } from '#engine/understand/situation.ts';

// A way out that asks for nothing, by what ended the talk. One message, never two.

export const exits: Partial<Record<SignKind, string[]>> = {
  refusal: [
    "Merci de l'avoir dit clairement, c'est plus rare et plus gentil que le silence. Belle continuation.",
    'Message reçu, et merci pour {ta|votre} franchise. Je {te|vous} souhaite de belles rencontres.',
    'Je comprends tout à fait, merci de me le dire simplement. Bonne continuation à {toi|vous}.',
    "Aucun souci, ça ne se commande pas. Merci de l'avoir dit avec tact, et bonne suite à {toi|vous}.",
    "C'est noté, sans rancune. Merci pour les échanges, et {prends soin de toi|prenez soin de vous}.",
    "C'est compris, et je respecte ça. Je {te|vous} souhaite le meilleur.",
  ],
  taken: [
    "Merci de me l'avoir dit. Je vous souhaite que ce soit beau.",
    "C'est honnête, j'apprécie. Beaucoup de bonheur à vous deux.",
    'Belle nouvelle, au fond. Merci pour {ta|votre} franchise, et bonne route à vous deux.',
    "Je comprends, et merci de me l'avoir dit. Plein de belles choses à vous deux.",
  ],
  discomfort: [
    "Pardon, je ne voulais pas {te|vous} mettre mal à l'aise. Merci de me l'avoir dit, je m'arrête là.",
    "Je m'excuse, j'ai mal jugé. Je {te|vous} laisse tranquille, bonne continuation.",
    "Pardon, et merci de me le dire. Je n'insiste pas.",
    "C'était maladroit, je m'en excuse. Je m'arrête là, bonne suite à {toi|vous}.",
  ],
  user_push: [
    "J'ai insisté, et je n'aurais pas dû, pardon. Je {te|vous} laisse tranquille.",
    "Pardon d'avoir insisté, j'aurais dû respecter {ta|votre} réponse. Bonne continuation.",
    "J'ai trop insisté, je m'en excuse. Je m'arrête là.",
  ],
  user_insult: [
    "Mes mots étaient déplacés, je m'en excuse. Je m'arrête là.",
    "Je n'aurais pas dû écrire ça, pardon. Je {te|vous} laisse tranquille.",
    "Je m'excuse pour mes messages, ils n'étaient pas corrects. Bonne continuation.",
  ],
  user_sexual: [
    "Je m'excuse, mon message était déplacé. Je n'insiste pas.",
    "Pardon, ce que j'ai écrit n'était pas correct. Je {te|vous} laisse tranquille.",
    "Je regrette ce que j'ai écrit, pardon. Bonne continuation.",
  ],
};

import type { replyLengths } from '#contract/writing.ts';

// Replies where nothing is joked about or proposed, by length.

type GentleLines = Record<(typeof replyLengths)[number], string[]>;

export const gentleLines = {
  /** The match may be telling something hard, or just a story. */
  told: {
    court: [
      'Merci de me raconter ça. Tu vas comment, là ?',
      "Je t'écoute, raconte-moi la suite si tu veux.",
      'Ah oui. Et toi, comment tu le vis ?',
    ],
    moyen: [
      'Merci de me raconter ça. Et toi, dans tout ça, comment tu te sens ?',
      "Ça ne doit pas laisser de marbre. Si tu as envie de m'en dire plus, je t'écoute.",
      "Je vois. Tu as envie d'en parler, ou tu préfères qu'on change de sujet ?",
    ],
    long: [
      "Merci de me l'avoir raconté aussi simplement. Si tu veux m'en dire plus, je t'écoute. Et si tu préfères parler d'autre chose, ça me va aussi.",
      'Je préfère te demander plutôt que de deviner : comment tu te sens avec tout ça ? Tu réponds quand tu veux, rien ne presse.',
    ],
  },
  /** The match may be stepping back, or just be busy. */
  stepsBack: {
    court: ['Je comprends, rien ne presse.', "D'accord, on fait à ton rythme.", 'Pas de souci, merci de me le dire.'],
    moyen: [
      'Je comprends, et je ne vais pas insister. Tu me dis simplement ce qui te convient.',
      "D'accord, c'est noté. Si j'ai mal compris ton message, dis-le-moi, sans gêne.",
      'Pas de souci. On se parle quand tu en as envie, et seulement si tu en as envie.',
    ],
    long: [
      "Merci de me le dire. Je préfère ne rien supposer : si tu as moins envie d'échanger, je le comprends, et si c'est juste une question de moment, on verra plus tard.",
      "D'accord, je t'entends. Je ne veux surtout pas te mettre la pression, alors je te laisse venir. Tu sais où me trouver.",
    ],
  },
  /** The match is uneasy, perhaps because of the user. */
  unease: {
    court: ['Tu as raison de le dire. Pardon.', "Pardon. J'arrête tout de suite.", "Je comprends, et je m'en excuse."],
    moyen: ["Merci de me l'avoir dit. Je te demande pardon, et je ne recommencerai pas."],
    long: [
      "Tu as bien fait de me le dire, et je t'en remercie. Je te demande pardon pour ce malaise, sans me chercher d'excuse. Je lève le pied, et tu n'as même pas à me répondre si tu n'en as pas envie.",
      "Pardon. J'ai manqué de mesure, et tu n'avais pas à te sentir mal à cause de moi. Je ne vais ni discuter ni me défendre : j'entends ce que tu me dis, et j'en tiens compte dès maintenant.",
    ],
  },
  /** The match may be pressing, asking for naked pictures or scorning: a plain no, and nothing to apologise for. */
  declines: {
    court: [
      'Non, pas ça avec moi.',
      'Là, je ne te suis pas.',
      "Je n'ai pas envie d'aller par là.",
      'Non, et je préfère te le dire tout de suite.',
    ],
    moyen: [
      "Ça ne me va pas. On peut parler d'autre chose, ou s'arrêter là.",
      'Je te le dis simplement : ça, ce sera non.',
      "Ta façon de le dire me gêne. Si tu veux qu'on continue, change de ton.",
    ],
    long: [
      "Je te le dis clairement : je ne fais pas ça, et je n'ai pas à m'en expliquer. Si ça te va, on reprend autrement. Sinon, on s'arrête là.",
      "Ce que tu viens d'écrire me met mal à l'aise. Je te le dis une fois, calmement : je ne continue pas sur ce ton. À toi de voir.",
    ],
  },
  /** The match tells of a grief or an illness. */
  grave: {
    court: [
      'Je pense fort à toi, vraiment.',
      "C'est lourd à porter. Je suis de tout cœur avec toi.",
      "Merci de me confier ça. Je t'écoute.",
    ],
    moyen: [
      "Merci de ta confiance. C'est dur, et tu n'as pas à faire bonne figure avec moi.",
      'Je ne sais pas quels mots seraient justes, mais ce que tu me dis me touche. Je pense à toi.',
      "Ça me fait de la peine de lire ça. Prends le temps qu'il te faut, rien ne presse ici.",
    ],
    long: [
      "Merci de me l'avoir confié, je mesure que ce n'est pas facile à écrire. Je n'ai pas de phrase qui arrange les choses, et je ne vais pas en inventer. Sache simplement que je t'écoute, à ton rythme.",
      "Je lis ton message et je n'ai pas envie de répondre n'importe quoi. C'est une épreuve, et tu as le droit d'en parler, de te taire ou de changer de sujet. Tout me va. Je pense à toi.",
    ],
  },
  /** The match speaks of violence, or of dying. */
  danger: {
    court: [
      'Je suis là. En urgence : 112, ou 114 par SMS.',
      "Merci de me l'avoir dit. Je te crois.",
      'Je prends ce que tu dis très au sérieux.',
      'Est-ce que tu es en sécurité, là, maintenant ?',
      'Tu as bien fait de le dire.',
    ],
    moyen: [
      'Merci de me le dire, je te crois. Si le danger est là maintenant, appelle le 112, ou écris au 114 par SMS si tu ne peux pas parler.',
      "Je prends ça très au sérieux. Est-ce que quelqu'un peut venir près de toi, là, maintenant ?",
    ],
    long: [
      "Tu as bien fait de l'écrire, et je te crois. À distance je ne peux pas faire assez : préviens quelqu'un qui puisse venir près de toi. En danger immédiat, c'est le 17, le 112, ou le 114 par SMS. Je te lis.",
      "Je suis là et je te lis. Si tu peux, va dans un endroit sûr, avec quelqu'un à tes côtés. Si tu ne peux pas parler, le 114 répond aux SMS. Je reste là.",
    ],
  },
} satisfies Record<string, GentleLines>;

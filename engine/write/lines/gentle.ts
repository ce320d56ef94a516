import type { replyLengths } from '#contract/writing.ts';

// Replies where nothing is joked about or proposed, by length.

type GentleLines = Record<(typeof replyLengths)[number], string[]>;

export const gentleLines = {
  /** Something may be wrong, nobody knows what. */
  unclear: {
    court: [
      "Merci de me l'avoir écrit, vraiment.",
      "Merci de me l'avoir dit, je comprends.",
      "J'ai bien lu ton message, merci.",
      'Je comprends, et rien ne presse.',
      "D'accord. Tu ne me dois aucune explication.",
    ],
    moyen: [
      "J'ai lu ton message avec attention, et je préfère ne pas y répondre à la légère. Merci de me l'avoir dit.",
      "Merci de me l'avoir dit. Tu peux en dire plus ou en rester là, comme tu préfères.",
      "J'ai bien lu ton message. Rien ne presse, réponds quand tu veux, ou pas du tout.",
      "Je comprends. Je n'ai pas besoin d'en savoir plus, sauf si tu as envie d'en parler.",
      'Je ne sais pas si je lis bien ton message, alors je préfère ne rien supposer.',
    ],
    long: [
      "J'ai lu ton message deux fois, pour ne pas le prendre de travers. Si tu veux m'en dire plus, je te lirai volontiers. Sinon, c'est très bien aussi.",
      "Merci de me l'avoir écrit. Je ne veux rien deviner à ta place, alors je m'en tiens à ce que tu dis. Pour le reste, c'est toi qui vois.",
      "Je comprends, et tu n'as pas à m'expliquer. Tu répondras quand tu en auras envie, demain ou dans une semaine. Je ne le prendrai pas mal.",
      "D'accord. Je ne sais pas ce qu'il y a derrière ton message, et tu n'as pas à me le raconter. Merci de m'en avoir dit un peu.",
      "Je préfère écrire peu plutôt qu'à côté. J'ai bien lu ton message et je le prends au sérieux. Pour la suite, rien ne presse.",
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

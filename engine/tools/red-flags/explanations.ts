import type { RedFlagKind } from '#contract/tools.ts';

// What a user reads about a flag. Texts speak of messages, never of what a person is: no diagnosis, no label.

export interface Explanation {
  /** Name of the sign in the list of what was checked. */
  name: string;
  match: { why: string; advice: string };
  /** Texts for a message of the user. */
  moi: { why: string; advice: string };
}

const own = 'Ici, c’est ton message.';

export const explanations: Record<RedFlagKind, Explanation> = {
  minor: {
    name: 'des signes qu’une personne a moins de 18 ans',
    match: {
      why: 'Ces mots indiquent une personne de moins de 18 ans.',
      advice:
        'Arrête la conversation, ne demande rien et signale le profil : il n’a pas sa place sur une appli pour adultes.',
    },
    moi: {
      why: `${own} Il indique que tu as moins de 18 ans.`,
      advice:
        'Les applis de rencontre sont réservées aux adultes. Si quelqu’un te met mal à l’aise, parles-en à une personne de confiance.',
    },
  },
  threat: {
    name: 'des menaces',
    match: {
      why: 'C’est une menace, même si elle est dite sous le coup de la colère.',
      advice:
        'Ne réponds pas, garde une capture, bloque et signale. Si tu as peur pour ta sécurité, appelle la police.',
    },
    moi: {
      why: `${own} Il peut être reçu comme une menace, même si tu ne le pensais pas.`,
      advice:
        'N’envoie rien d’autre pour l’instant. Si la colère déborde, en parler à un proche ou à un médecin aide vraiment.',
    },
  },
  blackmail: {
    name: 'du chantage',
    match: {
      why: 'On te menace pour obtenir quelque chose : c’est le principe du chantage.',
      advice: 'Ne paie pas, n’envoie rien et ne cède pas. Garde les preuves, parles-en à quelqu’un et signale.',
    },
    moi: {
      why: `${own} Il met l’autre au pied du mur : c’est du chantage, même sans le vouloir.`,
      advice:
        'Retire cette condition et laisse l’autre libre. Si tu vas mal, il existe des personnes à qui parler, maintenant.',
    },
  },
  distress: {
    name: 'une personne en détresse',
    match: {
      why: 'Cette personne parle de mourir, de se faire du mal ou de violences subies.',
      advice: 'Prends-la au sérieux, écoute sans juger et donne le bon numéro. Tu n’as pas à porter ça sans aide.',
    },
    moi: {
      why: `${own} Il parle de mourir, de te faire du mal ou de violences que tu subis.`,
      advice: 'Tu mérites de l’aide, et elle existe : appelle, même si tu ne sais pas par où commencer.',
    },
  },
  money: {
    name: 'des demandes d’argent',
    match: {
      why: 'Il est question d’argent avec quelqu’un que tu n’as pas rencontré : c’est le signe d’arnaque le plus courant.',
      advice:
        'N’envoie rien, ni virement, ni carte, ni code, quelle que soit l’urgence. Un vrai match comprendra ton refus.',
    },
    moi: {
      why: `${own} Parler d’argent si tôt inquiète, et ça se comprend.`,
      advice: 'Garde l’argent hors de la conversation : un proche ou ta banque pourront mieux t’aider.',
    },
  },
  investment: {
    name: 'des placements ou de la crypto',
    match: {
      why: 'On te parle de gains ou de placement : beaucoup d’arnaques commencent comme une rencontre.',
      advice: 'N’ouvre aucun compte et n’investis rien sur ce conseil, même une petite somme « pour essayer ».',
    },
    moi: {
      why: `${own} Proposer un placement à quelqu’un qu’on rencontre ressemble à une arnaque, même sans mauvaise intention.`,
      advice: 'Change de sujet : ici, on fait connaissance.',
    },
  },
  personal_data: {
    name: 'des demandes de données personnelles',
    match: {
      why: 'On te demande une information qui permet de te retrouver ou d’utiliser ton identité.',
      advice: 'Ne donne ni adresse, ni code, ni pièce d’identité. Un code reçu par SMS ne se partage jamais.',
    },
    moi: {
      why: `${own} Demander une information aussi personnelle peut faire peur.`,
      advice: 'Laisse l’autre choisir quoi dire, et propose plutôt un lieu public.',
    },
  },
  link: {
    name: 'des liens suspects',
    match: {
      why: 'Ce lien mène vers un site que rien ne permet de vérifier d’ici.',
      advice: 'Ne l’ouvre pas, n’installe rien et n’entre aucun mot de passe. Demande plutôt ce que c’est.',
    },
    moi: {
      why: `${own} Un lien inconnu peut passer pour une arnaque.`,
      advice: 'Dis en une phrase ce que c’est, ou décris-le sans lien.',
    },
  },
  selling: {
    name: 'des profils qui vendent quelque chose',
    match: {
      why: 'Le message t’oriente vers un contenu payant ou une inscription.',
      advice: 'Si tu cherches une rencontre, passe ton chemin. Ne laisse pas de carte bancaire.',
    },
    moi: {
      why: `${own} Il renvoie vers un contenu payant.`,
      advice: 'Garde la conversation pour faire connaissance.',
    },
  },
  sexual: {
    name: 'une pression sexuelle',
    match: {
      why: 'Le message devient sexuel. Ce n’est un problème que si tu n’en as pas envie, et c’est à toi de le dire.',
      advice:
        'Tu peux répondre simplement : « Je préfère qu’on n’aille pas sur ce terrain. » Si ça continue, bloque et signale.',
    },
    moi: {
      why: `${own} Il devient sexuel sans que l’autre l’ait clairement souhaité.`,
      advice:
        'Reviens à une conversation ordinaire. Si l’autre n’a pas répondu, une excuse courte vaut mieux qu’une relance.',
    },
  },
  photos: {
    name: 'une pression pour des photos',
    match: {
      why: 'On te demande des photos de toi. Une photo envoyée ne se reprend pas.',
      advice: 'Tu ne dois de photo à personne. Un non suffit, sans raison à donner.',
    },
    moi: {
      why: `${own} Demander ce genre de photo met l’autre dans une position difficile.`,
      advice: 'N’insiste pas, et si la demande était intime, excuse-toi simplement.',
    },
  },
  insistence: {
    name: 'une insistance après un non',
    match: {
      why: 'Tu as dit non, ou pas maintenant, et la demande revient.',
      advice: 'Ton non n’a pas besoin d’être expliqué deux fois. Si ça recommence, tu peux bloquer.',
    },
    moi: {
      why: `${own} L’autre avait dit non, ou pas maintenant, et ta demande revient.`,
      advice:
        'Laisse cette demande de côté. La reposer ne changera pas la réponse, et la respecter en dit long sur toi.',
    },
  },
  home: {
    name: 'une première rencontre dans un lieu privé',
    match: {
      why: 'On te propose un lieu privé ou isolé. Pour une première rencontre, un lieu public protège tout le monde.',
      advice: 'Propose un café ou un parc à la place, et préviens un proche. Sa réaction t’en dira long.',
    },
    moi: {
      why: `${own} Proposer un lieu privé trop tôt peut mettre mal à l’aise.`,
      advice: 'Propose plutôt un endroit public, facile à quitter : c’est plus rassurant, et souvent plus agréable.',
    },
  },
  answer: {
    name: 'une pression pour obtenir une réponse',
    match: {
      why: 'Le message réclame une réponse. Tu as le droit de prendre ton temps.',
      advice: 'Réponds quand tu le souhaites. Si la pression monte, dis-le une fois, puis coupe.',
    },
    moi: {
      why: `${own} Réclamer une réponse met la pression, même quand l’attente est pénible.`,
      advice: 'Laisse passer quelques jours. Si tu reviens, que ce soit avec un sujet, pas avec un reproche.',
    },
  },
  control: {
    name: 'du contrôle ou de la jalousie',
    match: {
      why: 'Le message cherche à décider de ce que tu fais, de qui tu vois ou de l’endroit où tu es.',
      advice:
        'Tu n’as pas de comptes à rendre. Dis ta limite une fois ; si elle n’est pas respectée, prends tes distances.',
    },
    moi: {
      why: `${own} Il demande des comptes à l’autre, et peut peser plus que tu ne le crois.`,
      advice: 'Parle de ce que tu ressens plutôt que de ce que l’autre devrait faire.',
    },
  },
  guilt: {
    name: 'du chantage affectif',
    match: {
      why: 'Le message met des sentiments dans la balance pour obtenir quelque chose : dire non voudrait dire ne pas aimer.',
      advice:
        'Un non ne prouve rien sur ce que tu ressens. Dis-le une fois, sans te justifier, et regarde si on l’entend.',
    },
    moi: {
      why: `${own} Il demande une preuve de sentiments, et laisse peu de place à un non.`,
      advice: 'Demande ce que tu voudrais, simplement, et laisse l’autre libre de refuser.',
    },
  },
  insult: {
    name: 'des insultes',
    match: {
      why: 'Ces mots sont insultants, quelle que soit la raison.',
      advice: 'Tu n’as pas à répondre à ça. Garde une capture si tu veux signaler, puis bloque.',
    },
    moi: {
      why: `${own} Ces mots peuvent blesser.`,
      advice: 'Une excuse simple, sans « mais », puis laisse l’autre respirer.',
    },
  },
  love_bombing: {
    name: 'des déclarations très rapides',
    match: {
      why: 'C’est beaucoup, très tôt : on ne se connaît pas encore assez pour des mots aussi forts.',
      advice: 'Prends ton temps, et regarde si les actes suivent. Une personne sincère acceptera de ralentir.',
    },
    moi: {
      why: `${own} Des mots aussi forts, aussi tôt, peuvent faire peur.`,
      advice: 'Garde-les pour plus tard, et montre ton intérêt par une vraie question.',
    },
  },
  off_platform: {
    name: 'une hâte à quitter l’appli',
    match: {
      why: 'On te demande de quitter l’appli dès les premiers messages, là où plus rien ne peut être signalé.',
      advice: 'Tu peux répondre que tu préfères continuer ici encore un peu. Rien ne presse.',
    },
    moi: {
      why: `${own} Demander un contact dès les premiers messages peut sembler pressé.`,
      advice: 'Laisse la conversation prendre avant de proposer d’en changer.',
    },
  },
  identity: {
    name: 'des incohérences sur l’identité',
    match: {
      why: 'Quelque chose ne permet pas de savoir à qui tu parles. Il y a peut-être une raison simple.',
      advice:
        'Propose un court appel vidéo ou une rencontre en public avant d’aller plus loin, et n’envoie rien d’ici là.',
    },
    moi: {
      why: `${own} Il ne dit pas la même chose qu’un autre de tes messages.`,
      advice: 'Si c’est une erreur, corrige-la simplement : la confiance tient à ces détails.',
    },
  },
  secrecy: {
    name: 'une demande de secret',
    match: {
      why: 'On te demande de n’en parler à personne.',
      advice: 'Garde au moins une personne au courant de tes rencontres : c’est une habitude, pas de la méfiance.',
    },
    moi: {
      why: `${own} Demander le secret peut inquiéter.`,
      advice: 'Explique ce qui te gêne, et laisse l’autre libre d’en parler.',
    },
  },
  unease: {
    name: 'un malaise exprimé',
    match: {
      why: 'Cette personne dit que quelque chose la gêne.',
      advice: 'C’est le moment d’écouter : excuse-toi en une phrase, et ne reviens pas sur le sujet.',
    },
    moi: {
      why: 'Tu as dit que quelque chose te gênait. Ce ressenti compte.',
      advice: 'Fais-toi confiance : si ça continue, tu peux t’arrêter là sans te justifier.',
    },
  },
};

export const summaries = {
  none: 'Rien d’inquiétant dans ces messages.',
  empty: 'Il n’y a pas de message à lire pour l’instant.',
  info: 'Rien de grave, mais un détail mérite un coup d’œil.',
  infos: 'Rien de grave, mais quelques détails méritent un coup d’œil.',
  attention: 'Certains messages demandent de la prudence.',
  danger: 'Attention : il y a ici un signe sérieux, à ne pas prendre à la légère.',
  own: 'C’est surtout dans tes propres messages qu’il y a quelque chose à revoir, et c’est facile à corriger.',
  foreign: 'Une partie des messages n’est pas en français : le radar lit surtout le français, et peut passer à côté.',
} as const;

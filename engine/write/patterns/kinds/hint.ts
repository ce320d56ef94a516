import type { KindLines } from '../../kind-lines.ts';

/** The match hints that one could do or see something together, without proposing it yet. */
export const hintLines: KindLines = {
  react: [
    'Tiens tiens, c’est une idée, ça.',
    'Ah, je vois où {tu veux|vous voulez} en venir.',
    'Ça, ça me tente bien.',
    'Je ne dis pas non, loin de là.',
    'J’attrape la perche au vol.',
    'L’allusion ne m’a pas échappé.',
    'Ça me plairait beaucoup.',
    'Ok, {tu as|vous avez} toute mon attention.',
    'J’aime bien cette façon de demander sans demander.',
    'Difficile de dire non à ça.',
    'Quelle subtilité, j’adore.',
  ],
  onward: {
    humoristique: [
      'C’était une invitation, ou je prends mes rêves pour des réalités ?',
      'Il y a une liste d’attente, ou je peux passer devant ?',
      'Je dois prévoir quelque chose, à part ma bonne humeur ?',
      'Il faut remplir un formulaire, ou un oui suffit ?',
      'Je préviens, je prends ce genre de phrase très au sérieux.',
      'Et si je dis oui tout de suite, ça fait trop ?',
    ],
    flirt: [
      'Si c’est avec {toi|vous}, c’est oui.',
      'J’attendais un peu que {tu le dises|vous le disiez}.',
      'Il suffira de me faire signe.',
      'Ça me donne une bonne raison de continuer à {t’écrire|vous écrire}.',
    ],
    original: [
      'C’est {ta|votre} façon de demander, ou il existe une version plus directe ?',
      'Et si je disais oui avant même la question ?',
      'Il y a quelque chose à savoir, avant d’accepter ?',
      'Pour info, je ne suis pas difficile à convaincre.',
      'Je mets ça tout en haut de la liste des bonnes idées.',
      'J’ai le droit de commencer à m’en réjouir ?',
    ],
  },
  whole: {
    humoristique: [
      'J’ai cru lire une invitation entre les lignes. Si j’ai mal lu, {ne dis|ne dites} rien, je préfère y croire.',
      'C’est tellement subtil que j’ai failli ne pas remarquer. Donc oui, évidemment.',
      'Je {te|vous} laisse dix secondes pour changer d’avis, après je dis oui.',
      'Comme par hasard. Je ne suis pas dupe, mais je suis d’accord.',
      'Il ne faut pas me le dire deux fois. D’ailleurs, une fois suffisait.',
    ],
    flirt: [
      'Ça me plairait bien. Et je ne dis pas ça par politesse.',
      'Je dis facilement oui à ce genre d’idée. Surtout avec {toi|vous}.',
      'L’idée me plaît, et la compagnie encore plus.',
      'J’espérais une phrase comme ça. Donc oui, et sans me faire prier.',
      '{Tu me tentes|Vous me tentez} beaucoup, là. Et je crois que {tu le sais|vous le savez}.',
    ],
    original: [
      'Je réponds à la question que {tu n’as|vous n’avez} pas posée : oui.',
      'On va dire que j’ai compris, que je souris et que je suis d’accord.',
      'C’est la meilleure idée de ma semaine, et elle n’est même pas de moi.',
      'Ma réponse tient en trois lettres. Et ce n’est pas non.',
      'Je laisse la porte grande ouverte, au cas où l’idée voudrait entrer.',
    ],
  },
};

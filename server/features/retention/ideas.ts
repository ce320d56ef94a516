// The mails of passive mode: one small idea a week, in this order, then from the start again.

export interface Idea {
  title: string;
  text: string;
}

const ideas: [Idea, ...Idea[]] = [
  {
    title: 'Rouvre une conversation',
    text: "Choisis un match avec qui ça s'est arrêté tout seul. Reprends un détail dont vous aviez parlé et demande la suite : « Alors, ce concert ? » suffit.",
  },
  {
    title: 'Change ta première photo',
    text: "Mets en premier une photo prise de jour, où l'on voit ton visage et où tu souris. C'est elle qui décide si on lit le reste.",
  },
  {
    title: 'Remplace une généralité',
    text: "Dans ta bio, remplace « j'aime voyager » par un lieu et un souvenir. Un détail donne quelque chose à répondre.",
  },
  {
    title: 'Propose un vrai moment',
    text: "Si vous échangez depuis quelques jours, propose un café avec un lieu et deux créneaux. C'est plus simple d'y répondre qu'à « on se voit quand ? ».",
  },
  {
    title: 'Pose une question ouverte',
    text: 'Cette semaine, une seule règle : chaque message finit par une question à laquelle on ne peut pas répondre par oui ou non.',
  },
  {
    title: 'Fais le tri',
    text: "Archive les conversations qui ne te donnent plus envie. Il te restera de l'attention pour celles qui comptent.",
  },
  {
    title: 'Demande un avis',
    text: "Envoie ta bio à une personne qui te connaît bien et demande-lui ce qui manque. Elle verra ce que tu n'oses pas écrire.",
  },
  {
    title: 'Réponds à deux messages',
    text: 'Deux réponses soignées valent mieux que dix « ça va ? ». Prends cinq minutes, et parle de ce que la personne vient de dire.',
  },
];

export function ideaAt(count: number): Idea {
  return ideas[count % ideas.length] ?? ideas[0];
}

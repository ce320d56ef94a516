import type { Moment } from '../../moment.ts';

/** Arts that one goes to see: museums, theatre, stand-up, dance; and the ones on the skin. */
export const artsSeen: Moment[] = [
  {
    id: 'museum',
    cue: /\b(?:(?:je (?:suis|vais|sors|reviens|rentre|veux|traine|passe)|j'(?:etais|ai (?:vu|fait|visite)|adore|aime|irais)|on (?:est|a|va|sort)|hier|fan d[e']) .{0,35}\b(?:expos?|expositions?|musees?|louvre|orsay|pompidou|orangerie|galerie d'art|vernissage))\b/,
    unless: /\b(?:pas|deteste|lafayette|travaille|bosse|rugby)\b/,
    react: [
      'Ok, là tu me donnes envie de ressortir.',
      'Belle idée, ça.',
      'Tu m’aurais presque donné envie de suivre la visite.',
      'Ça me donne envie d’expo, tiens.',
    ],
    ask: {
      humoristique: [
        'Tu lis tous les cartels, ou tu files à la boutique ?',
        'Tu es du genre à reculer de trois pas en hochant la tête ?',
        'La carte postale du souvenir, tu la prends à chaque fois ?',
      ],
      flirt: [
        'Devant quelle œuvre tu m’emmènerais en premier ?',
        'Tu visites en silence ou tu racontes ? J’aimerais bien t’entendre.',
        'On te perd dans quelle salle ?',
      ],
      original: [
        'S’il fallait en voler une, sans risque, tu prendrais laquelle ?',
        'C’est quoi l’œuvre devant laquelle tu pourrais passer une heure ?',
        'Plutôt vieux maîtres, photos ou trucs contemporains qu’on ne comprend pas ?',
      ],
    },
    invites: [
      'Une expo ensemble, et un café pour en dire du mal après ?',
      'On se fait un musée un de ces jours, sans lire tous les cartels ?',
    ],
  },
  {
    id: 'theatre-play',
    cue: /\b(?:(?:je (?:fais|joue|prends|commence|suis|me suis mise?)|j'ai (?:fait|commence|repris)|on (?:joue|repete)|ma|mon|notre) .{0,20}\b(?:theatre|impro\w*|troupe|piece|cours de theatre|match d'impro|scene ouverte))\b/,
    unless:
      /\b(?:prof\w*|pas|piece (?:a vivre|jointe)|metteur|salle de|voir|allee?|pieces|ma piece|mon piece|une piece de)\b/,
    react: [
      'Monter sur scène, il faut oser.',
      'Ça, ça m’impressionne.',
      'Ah, je me disais bien que tu avais de la répartie.',
      'Du cran et un grain de folie, parfait.',
    ],
    ask: {
      humoristique: [
        'Ton plus beau trou de mémoire, c’était où ?',
        'Tu as déjà eu un fou rire en pleine scène ?',
        'C’est quoi le rôle qu’on te donne toujours et que tu ne supportes plus ?',
      ],
      flirt: [
        'Et là, tu joues un rôle ou c’est vraiment toi ?',
        'Tu me préviens pour la prochaine représentation ? Je veux être là.',
        'Tu improviserais quoi comme première phrase, en vrai ?',
      ],
      original: [
        'Juste avant d’entrer, il se passe quoi dans ta tête ?',
        'C’est quoi le personnage le plus loin de toi que tu aies joué ?',
        'Tu y as appris quelque chose qui te sert ailleurs ?',
      ],
    },
    invites: ['On va voir de l’impro un soir, et un verre après pour juger en experts ?'],
  },
  {
    id: 'show-seen',
    cue: /\b(?:(?:je (?:suis|vais|sors|reviens)|j'(?:etais|ai vu|adore|aime|ai (?:pris|mes|des) .{0,6}places)|on (?:est|a|va)|hier) .{0,35}\b(?:theatre|stand.?up|spectacle|piece de theatre|ballet|opera|comedie musicale|one.?man.?show|comedy club|cirque|cabaret|avignon))\b/,
    unless: /\b(?:prof\w*|pas|enfants?|ecole|cours|je fais|metier|c'est le cirque|quel cirque)\b/,
    react: [
      'Ça, c’est une vraie sortie.',
      'Bonne pioche, comme soirée.',
      'J’aurais bien pris la place d’à côté.',
      'Ah, bonne idée, ça.',
    ],
    ask: {
      humoristique: [
        'Tu applaudis trop tôt, ou tu attends que les autres commencent ?',
        'Premier rang, au risque d’être pris à partie ?',
        'Il y a toujours quelqu’un qui tousse, non ?',
      ],
      flirt: [
        'Tu ris fort, toi, dans une salle ? J’aimerais bien entendre ça.',
        'Tu choisirais quoi pour une soirée à deux ?',
        'Tu y vas avec qui, d’habitude ?',
      ],
      original: [
        'C’est quoi le spectacle dont tu parles encore des années après ?',
        'Tu préfères rire aux larmes ou rentrer avec une boule dans la gorge ?',
        'Si tu devais monter sur scène dix minutes, tu ferais quoi ?',
      ],
    },
    invites: ['Un spectacle et un verre, un soir de cette semaine ?'],
  },
  {
    id: 'tattoo-coming',
    cue: /\b(?:(?:je (?:vais|veux|voudrais|reve de|compte|hesite a|pense a) .{0,20}(?:tatouer|tatouages?)|(?:mon )?(?:premier|prochain|nouveau) tatouages?|j'ai (?:rendez-vous|pris rendez-vous) .{0,15}tatou\w*)|envie d'un tatou\w*)\b/,
    unless: /\b(?:pas|jamais|j'ai fait|regrette)\b/,
    react: [
      'Oh, un tatouage en vue.',
      'Ça ne se décide pas à la légère, bravo.',
      'Courage pour l’aiguille.',
      'Ça m’intrigue beaucoup.',
    ],
    ask: {
      humoristique: [
        'Tu as déjà fait le test au feutre devant le miroir ?',
        'Ta mère est au courant, ou on garde ça entre nous ?',
        'L’orthographe a été vérifiée trois fois, rassure-moi ?',
      ],
      flirt: [
        'Il a une histoire que tu racontes facilement ?',
        'Il te faut une main à serrer pendant ?',
        'J’aurai droit à l’explication en avant-première ?',
      ],
      original: [
        'Le dessin est venu d’un coup ou tu y penses depuis des années ?',
        'Il marque quelque chose, ou il est juste beau ?',
        'Tu le montrerais à tout le monde, ou tu le gardes pour toi ?',
      ],
    },
  },
  {
    id: 'tattoo-have',
    cue: /\b(?:j'ai (?:un|deux|trois|plein de|des|\d+|plusieurs|beaucoup de) (?:petits? )?(?:tatouages?|tatoos?|tattoos?)|mes? (?:tatouages?|tattoos?)|je (?:me suis fait tatouer|suis (?:tres |assez |toute? )?tatouee?)|celui (?:avec|du|de la|sur) .{0,25}tatou\w*)\b/,
    unless: /\bpas\b/,
    react: [
      'Il y a toujours une histoire derrière.',
      'Ok, maintenant je veux l’histoire.',
      'Ça éveille ma curiosité.',
      'Ça demande de l’assurance, j’aime bien.',
    ],
    ask: {
      humoristique: [
        'Il y en a un que tu justifies encore aux repas de famille ?',
        'Un dessin fait un soir qui aurait dû rester calme ?',
        'Le tatoueur t’a fait la conversation, ou souffrance en silence ?',
      ],
      flirt: [
        'Tu me racontes celui qui compte le plus ?',
        'Il y en a un que tu n’expliques qu’aux gens que tu aimes bien ?',
        'Le prochain, tu sais déjà ce que ce sera ?',
      ],
      original: [
        'Lequel referais-tu demain, sans changer un trait ?',
        'Ça parle plutôt de qui tu étais ou de qui tu es ?',
        'Tu les oublies, ou tu les regardes encore ?',
      ],
    },
    invites: ['Tu me racontes leur histoire autour d’un verre ?'],
  },
];

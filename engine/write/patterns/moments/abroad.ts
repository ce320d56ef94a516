import type { Moment } from '../../moment.ts';
import { farAway } from './destinations.ts';

/** Having lived elsewhere, other languages, missing home, and holidays with one's people. */
export const abroadMoments: Moment[] = [
  {
    id: 'erasmus',
    cue: /\b(?:erasmus|(?:mon|un|en) (?:semestre|annee|echange) (?:universitaire )?a l'etranger|echange universitaire|fille au pair|au pair)\b/,
    react: ['Ah, l’Erasmus…', 'Oh, la belle époque.', 'Tu as dû bien t’amuser.', 'Ça laisse des souvenirs, ça.'],
    ask: {
      humoristique: [
        'Et les cours, tu y as mis les pieds au moins une fois ?',
        'Combien de soirées pour combien de crédits validés ?',
        'La colocation, plutôt auberge espagnole ou guerre froide ?',
      ],
      flirt: [
        'Quel souvenir te fait encore sourire dans le métro ?',
        'Tu y as laissé un petit bout de cœur ?',
        'Tu étais comment, cette année-là ?',
      ],
      original: [
        'Quelle habitude de là-bas tu as gardée ?',
        'Quel mot tu dis encore dans la langue du pays, sans y penser ?',
        'Tu parles encore aux gens de cette année-là ?',
      ],
    },
    invites: ['Je veux bien les meilleures histoires de cette année-là, autour d’un verre ?'],
  },
  {
    id: 'lived-abroad',
    cue: new RegExp(
      String.raw`\b(?:j'ai|on a) (?:vecu|habite|bosse|travaille|etudie|grandi)(?: (?:\S+ (?:ans|mois)|un an|longtemps|pendant \S+ (?:ans|mois)))? (?:a )?${farAway}|\bj'ai (?:vecu|habite|bosse|travaille)(?: \S+ (?:ans|mois))? a l'etranger\b|\b(?:ex-?)?expat\w*\b|\bje suis rentree? en france\b`,
    ),
    react: [
      '{x}, ça devait être une sacrée tranche de vie.',
      'Ça, c’est autre chose qu’un week-end.',
      'Vivre ailleurs, ça doit secouer un peu.',
      'Ok, là tu m’intrigues.',
    ],
    ask: {
      humoristique: [
        'Ta plus belle gaffe linguistique, c’était quoi ?',
        'Au bout de combien de temps tu as rêvé de fromage ?',
        'Tu râles en quelle langue, maintenant ?',
      ],
      flirt: [
        'Qu’est-ce qui t’a donné envie de partir, et de revenir ?',
        'Qu’est-ce que ça a changé chez toi, tu crois ?',
        'Tu te sens chez toi où, aujourd’hui ?',
      ],
      original: [
        'Quelle habitude tu as rapportée dans tes bagages ?',
        'C’est quoi la chose d’ici que tu regardes autrement depuis ?',
        'Si tu devais y retourner une journée, tu ferais quoi en premier ?',
      ],
    },
    invites: ['J’ai plein de questions là-dessus. On en parle autour d’un verre ?'],
  },
  {
    id: 'learning-language',
    cue: /\b(?:(?:j'apprends|j'essaie d'apprendre|je reapprends|j'ai commence|j'etudie) (?<x>(?:le |la |l')(?:espagnol|anglais|italien|allemand|japonais|coreen|chinois|mandarin|portugais|arabe|russe|breton|basque|neerlandais|suedois|grec|langue des signes|lsf|turc|hebreu|polonais|norvegien|occitan|corse|danois|vietnamien))|(?:je (?:me suis mise?|me mets|galere|prends des cours)|je suis en train d'apprendre) (?:a |a l'|a la |au |de |d'|en |le |l')(?:espagnol|anglais|italien|allemand|japonais|coreen|chinois|mandarin|portugais|arabe|russe|breton|basque|neerlandais|suedois|grec|langue des signes|lsf|turc|hebreu|polonais|norvegien|occitan|corse|danois|vietnamien))\b|\bduolingo\b|\bmois je sais dire\b/,
    react: [
      'J’adore l’idée.',
      'Bravo, il faut s’accrocher.',
      'Respect, il en faut de la patience.',
      '{x}, il fallait oser !',
    ],
    ask: {
      humoristique: [
        'Tu sais déjà commander à boire, l’essentiel quoi ?',
        'Le hibou de Duolingo te menace, ou vous êtes en bons termes ?',
        'La phrase la plus inutile que tu saches dire ?',
      ],
      flirt: [
        'Tu m’apprends un mot, un seul, ton préféré ?',
        'C’est pour un voyage, pour quelqu’un ou juste pour le plaisir ?',
        'Tu me dirais quoi, dans cette langue ?',
      ],
      original: [
        'C’est quoi le mot qui n’existe pas en français et qui nous manque ?',
        'Qu’est-ce qui t’a donné envie de t’y mettre ?',
        'Tu as déjà rêvé dans cette langue ?',
      ],
    },
    invites: ['Première leçon autour d’un verre, ça te dit ?'],
  },
  {
    id: 'speaks-languages',
    cue: /\b(?:je (?:parle|suis bilingue|suis trilingue)|bilingue|trilingue) (?:(?:couramment|un peu|bien|aussi|\d|deux|trois|quatre|cinq) )*(?<x>espagnol|anglais|italien|allemand|japonais|coreen|chinois|mandarin|portugais|arabe|russe|breton|basque|neerlandais|grec|turc|creole|catalan|alsacien|langues)\b|\bje suis (?:bi|tri)lingue\b/,
    unless: /\b(?:pas|mal|apprends|mensonge)\b/,
    react: ['La classe.', 'Alors là, chapeau.', 'Ok, ça impressionne.', 'Pratique pour râler discrètement, ça.'],
    ask: {
      humoristique: [
        'Tu jures dans quelle langue quand tu te cognes l’orteil ?',
        'Ça t’a déjà permis de surprendre une conversation dans le bus ?',
        'Tu comptes en quelle langue, quand personne n’écoute ?',
      ],
      flirt: [
        'Tu as un mot préféré à m’apprendre ?',
        'Dans quelle langue tu es le plus toi ?',
        'Et pour dire des choses gentilles, tu choisis laquelle ?',
      ],
      original: [
        'Tu as l’impression d’être une autre personne quand tu changes de langue ?',
        'Ça te vient de la famille ou des voyages ?',
        'Quelle expression tu aimerais voir débarquer en français ?',
      ],
    },
    invites: ['Tu m’apprends trois mots autour d’un verre ?'],
  },
  {
    id: 'homesick',
    cue: /\b(?:(?<x>(?:ma|mon|la|le|les|mes) (?:famille|pays|region|bretagne|mer|soleil|montagnes?|ocean|sud|ville|ile|parents|proches|cuisine de ma mere)) me manque(?:nt)?(?: (?:trop|beaucoup|enormement|tellement|de ouf|un peu))?|(?:j'ai le )?mal du pays|chez moi me manque|ca me manque (?:trop |beaucoup )?(?:la-bas|ma famille|mon pays|la mer|le soleil))\b/,
    react: [
      'Je comprends, ça serre un peu le cœur.',
      'Le manque, ça tombe toujours sans prévenir.',
      'Ça se comprend complètement.',
      'Pas évident, d’être loin.',
    ],
    ask: {
      humoristique: [
        'C’est quoi le plat qui te ferait rentrer en courant ?',
        'On te fait livrer quoi de là-bas, tout de suite ?',
        'Un appel ce soir, ça aide, ou c’est pire après ?',
      ],
      flirt: [
        'Qu’est-ce qui te fait te sentir chez toi, ici ?',
        'Tu me racontes à quoi ça ressemble, là-bas ?',
        'Qu’est-ce qui te ferait du bien, ce soir ?',
      ],
      original: [
        'C’est quoi le petit détail auquel tu penses le plus ?',
        'Tu y retournes bientôt ?',
        'Si tu pouvais y passer juste une heure, tu ferais quoi ?',
      ],
    },
    invites: ['Un verre cette semaine, et tu me racontes ton chez-toi ?'],
  },
  {
    id: 'family-holidays',
    cue: /\b(?:(?:vacances|semaine|week-end|noel|ete|partir|je pars|on part|je suis|on est) (?:\S+ ){0,3}(?:en famille|chez (?<x>(?:mes|ma|mon) (?:parents|grands-parents|mere|pere|grand-mere|mamie|soeur|frere|papi))|avec (?:mes parents|toute la famille|mes neveux|mes nieces|la belle-famille)))\b/,
    unless: /\b(?:enterrement|obseques|deces|decedee?|mort|morte|hopital|urgences|malade|j'habite|je vis|pas)\b/,
    react: [
      'La famille au complet, tout un programme.',
      'Tendresse et chamailleries au menu, donc.',
      'Tu vas bien manger, au moins.',
      'Retour en enfance, donc.',
    ],
    ask: {
      humoristique: [
        'Combien de temps avant la première dispute sur la vaisselle ?',
        'Tu retrouves ta chambre d’ado, posters compris ?',
        'On t’a déjà demandé si tu manges assez ?',
      ],
      flirt: [
        'Ils parlent de toi comment, quand tu n’es pas là ?',
        'Et toi, au milieu de tout ce monde, tu fais rire ou tu fais la paix ?',
        'Tu tiens de qui, chez eux ?',
      ],
      original: [
        'C’est quoi la tradition familiale que tu défends coûte que coûte ?',
        'Le plat que tout le monde attend, c’est quoi ?',
        'Qui mène la danse, chez vous ?',
      ],
    },
    invites: ['Quand tu rentres, un verre pour s’en remettre ?'],
  },
  {
    id: 'camping',
    cue: /\b(?:(?:au|en|de|du|le|faire du) camping|sous (?:la |une )?tente|en tente|(?<x>ma (?:petite )?tente)|planter (?:la|ma) tente|camper|on campe|je campe)\b/,
    unless: /\b(?:deteste|horreur|jamais|tres peu pour moi|camping-car|pas mon truc)\b/,
    react: [
      'Toute la panoplie, lampe frontale comprise.',
      'Dormir dehors, quand même, ça a du charme.',
      'Le dos proteste, mais le reste est content.',
      'Le café du matin doit avoir un autre goût.',
    ],
    ask: {
      humoristique: [
        'Le sol est plat, ou tu glisses vers la porte toute la nuit ?',
        'Le matelas a tenu toute la nuit ?',
        'Le voisin de tente : ronfleur, guitariste ou lève-tôt ?',
      ],
      flirt: [
        'Tu es du genre à te lever pour voir le soleil, ou à grogner au fond du duvet ?',
        'C’est quoi ton petit luxe indispensable, même sous la toile ?',
        'Le plus beau ciel que tu aies vu de ton sac de couchage ?',
      ],
      original: [
        'Le bruit de la nuit qui t’a le plus {m:intrigué|intriguée|fait tendre l’oreille} ?',
        'Le meilleur repas que tu aies fait sur un réchaud ?',
        'C’est quoi le coin où tu replanterais ta tente demain ?',
      ],
    },
    invites: ['Un pique-nique au bord de l’eau un de ces jours, sans tente à monter ?'],
  },
];

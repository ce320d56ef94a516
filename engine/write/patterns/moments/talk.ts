import type { Moment } from '../../moment.ts';

/** The talk itself: laughs, thanks, excuses, farewells, promises, wishes. */
export const talk: Moment[] = [
  {
    id: 'laugh-hard',
    cue: /\b(?:je (?:pleure|suis (?:mort|morte|pliee?|decedee?|par terre))|tu m'as (?:tuee?|achevee?)|j'en peux plus|jpp|explosee? de rire|fou rire|xptdr|ptdr|je meurs|mort de rire|morte de rire)\b/,
    unless: /\b(?:fatigue|boulot|chaleur|faim|froid|creve|taf|travail|stress)\b/,
    weight: 3,
    react: ['Mission accomplie.', 'Victoire.', 'Voilà, je peux aller me coucher en paix.', 'Celle-là, je la garde.'],
    ask: {
      humoristique: [
        'Et encore, je garde le meilleur pour plus tard.',
        'Je n’ai absolument pas préparé la suite, par contre.',
        'Tu peux respirer, la prochaine arrive dans cinq minutes.',
      ],
      flirt: [
        'J’aimerais bien entendre ce rire en vrai.',
        'Te faire rire, je pourrais y prendre goût.',
        'Ça me fait vraiment plaisir, tu sais.',
      ],
      original: [
        'À toi maintenant : ta pire honte ?',
        'Ton dernier fou rire avant celui-là, c’était quand ?',
        'Je veux une anecdote en échange, c’est la règle.',
      ],
    },
    invites: [
      'La version complète se raconte autour d’un verre. Cette semaine ?',
      'Imagine avec les gestes. On se prend un verre cette semaine ?',
    ],
  },
  {
    id: 'laugh',
    acts: ['laugh'],
    weight: 1,
    react: ['Je prends ce rire.', 'Ça, c’était le but.', 'Ça me fait plaisir de te faire rire.'],
    ask: {
      humoristique: [
        'Je note que le public est réceptif.',
        'Attention, je vais finir par me croire drôle.',
        'Et c’était la version courte.',
      ],
      flirt: [
        'J’aime bien quand tu ris.',
        'Ça donne envie d’entendre ce rire en vrai.',
        'Et toi, raconte-moi un truc qui t’a fait rire.',
      ],
      original: [
        'À ton tour, une anecdote que tu n’assumes pas ?',
        'C’est quoi la dernière chose qui t’a fait rire comme ça ?',
        'Bon, et toi, ta plus belle boulette ?',
      ],
    },
  },
  {
    id: 'thanks',
    acts: ['thanks'],
    unless: /\bnon merci\b/,
    weight: 1,
    react: ['Avec plaisir.', 'De rien, c’est sincère.', 'C’est normal.', 'Tout le plaisir est pour moi.'],
    ask: {
      humoristique: ['La facture suivra.', 'Tu me revaudras ça en chocolat.'],
      flirt: ['Tu le mérites bien.', 'C’était facile à dire.'],
      original: ['Et sinon, comment se passe ta journée ?', 'Raconte-moi plutôt ce que tu fais de beau.'],
    },
  },
  {
    id: 'late-answer',
    acts: ['delay_excuse'],
    react: [
      'Pas de souci, ça arrive.',
      'Aucun problème, je n’avais pas lancé les recherches.',
      'T’inquiète, c’est tout pardonné.',
      'Pas de stress, ça me fait plaisir de te lire.',
    ],
    ask: {
      humoristique: [
        'J’avais juste commencé à parler à ma plante.',
        'Tu es en vie, c’est l’essentiel.',
        'Ça te coûtera une anecdote.',
      ],
      flirt: [
        'Ça fait plaisir de te lire.',
        'Tu arrives au bon moment.',
        'Je commençais à me demander quand j’aurais de tes nouvelles.',
      ],
      original: [
        'Raconte, c’était quoi le plus gros morceau de cette semaine ?',
        'Et là, tu souffles enfin un peu ?',
        'Tu as survécu, donc. Comment tu te sens ?',
      ],
    },
    invites: ['Pour décompresser, je propose un verre en fin de semaine. Ça te dirait ?'],
  },
  {
    id: 'good-night',
    cue: /\b(?:bonne nuit|(?:je vais|je file|je pars|je vais aller|allez) (?:me coucher|dormir|au lit|dodo)|je file\b|a (?:demain|plus|tout a l'heure|bientot)|bonne soiree|bonne journee|je (?:te|vous) laisse|faut que j'y aille|je dois (?:y aller|filer|te laisser))\b/,
    unless: /\bpour toujours|bonne continuation\b/,
    weight: 1,
    ofUser: true,
    react: ['Ça marche, file.', 'Merci pour la conversation.', 'Vas-y, on reprend bientôt.'],
    ask: {
      humoristique: [
        'On reprend là où on en était, je corne la page.',
        'Pas de bêtises d’ici là, ou alors tu me racontes.',
      ],
      flirt: ['Ça m’a fait plaisir de te parler, à très vite.', 'Je garde mon sourire pour demain. À très vite.'],
      original: ['Demain, c’est toi qui poses la première question.', 'La suite au prochain épisode.'],
    },
    says: {
      humoristique: [
        'Ça marche ! Je corne la page, on reprend là où on en était.',
        'Ok, file ! Interdiction de rêver de boulot.',
      ],
      flirt: ['À très vite, ça m’a fait plaisir de te parler.', 'Repose-toi bien, j’ai hâte de la suite.'],
      original: [
        'Ça marche, à très vite. La prochaine question est pour toi.',
        'Bonne suite à toi, et garde-moi une anecdote.',
      ],
    },
  },
  {
    id: 'tell-me',
    cue: /\b(?:raconte(?:[- ]moi)?|dis[- ]m'en (?:plus|un peu plus)|dis[- ]moi (?:tout|en plus)|je veux (?:tout )?(?:savoir|les details|la suite)|(?:je|j') ?(?:t')?ecoute|je suis (?:tout ouie|curieu\w+|intriguee?)|explique|developpe|vas[- ]y|balance)\b/,
    ofUser: true,
    weight: 2,
    unless: /\b(?:je te raconte\w*|raconterai)\b/,
    react: ['Tu l’auras voulu.', 'Ok, installe-toi.', 'Bon, je me lance.', 'Je te préviens, ça vaut le détour.'],
    ask: {
      humoristique: [
        'En version courte : [ton histoire]. La version longue est interdite aux âmes sensibles.',
        'Alors, [ton histoire]. Tu as le droit de rire.',
      ],
      flirt: [
        '[Ton histoire]. Je ne raconte pas ça à tout le monde.',
        'Alors voilà : [ton histoire]. Tu me diras ce que tu en penses ?',
      ],
      original: [
        'Tout commence par [le début de ton histoire]. Tu devines la suite ?',
        '[Ton histoire], et ce n’est que le début.',
      ],
    },
    invites: [
      'Mais ça se raconte mieux de vive voix. On va boire un verre cette semaine ?',
      'Sauf que ça demande des gestes. Un verre cette semaine ?',
    ],
  },
  {
    id: 'promise',
    cue: /\b(?:tu me (?:diras|raconteras|donneras des nouvelles|tiens au courant|redis)|je te (?:dirai|raconterai|tiens au courant|redis|ferai signe)|promis)\b/,
    ofUser: true,
    weight: 1,
    react: ['Promis.', 'C’est noté.', 'Ça marche.', 'Je te fais un retour complet.'],
    ask: {
      humoristique: ['Avec rapport détaillé et notes de bas de page.', 'Je ne plaisante pas avec ces engagements.'],
      flirt: ['Ça me donne une bonne excuse pour te réécrire.', 'J’ai déjà hâte de t’en parler.'],
      original: ['Et de ton côté, quoi de prévu d’ici là ?', 'En attendant, raconte-moi ta journée.'],
    },
    invites: ['Je te raconte ça autour d’un verre ? Cette semaine, ça te dirait ?'],
  },
  {
    id: 'good-wishes',
    cue: /\b(?:bon(?:ne)? (?:courage|chance|appetit|anniversaire|fete|annee|route|voyage|vacances|reprise|match|concert|film)|joyeux (?:noel|anniversaire)|joyeuses fetes|amuse[- ]toi|profite bien|remets[- ]toi bien|repose[- ]toi)\b/,
    ofUser: true,
    unless: /\bet (?:toi|a toi)\b.*\?/,
    weight: 1,
    react: ['Merci, c’est adorable !', 'Merci beaucoup !', 'Merci, ça me touche.'],
    ask: {
      humoristique: ['Je te fais un rapport à la fin.', 'J’y vais avec ton soutien moral, ça change tout.'],
      flirt: ['C’est encore mieux quand ça vient de toi.', 'Je penserai à toi.'],
      original: ['Et toi, quoi de beau de ton côté ?', 'Et pour toi, qu’est-ce que je souhaite ?'],
    },
  },
];

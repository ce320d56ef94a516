import type { NamedSituation } from './situation.ts';

export const animals: NamedSituation[] = [
  {
    id: 'pet-mischief',
    objective: 'continue',
    act: 'funny',
    why: 'Prend la défense de la bête.',
    cues: 'a mange, mange mon, mange la, vole, casse, detruit, canape, chaussette*, veto, zero remords, rideau, jambon, telecommande, ouvrir le frigo, fugue',
    lines: {
      humoristique: [
        "Techniquement c'est son appart, toi tu paies juste le loyer.",
        "C'était prémédité. Je veux bien témoigner.",
        'Sa pire bêtise à ce jour, ou juste celle de la semaine ?',
        'Quelle a été la sanction ? Et ne me dis pas « un câlin ».',
        'Tu as grondé, ou tu as craqué au bout de trois secondes ?',
        "Et bien sûr, zéro remords et une tête d'ange.",
      ],
      flirt: [
        "Si tu pardonnes ça, j'ai toutes mes chances.",
        'Tu as la même indulgence avec les humains ? Je demande pour plus tard.',
        'Et avec les gens qui font des bêtises, tu pardonnes aussi vite ?',
      ],
      original: [
        'Si tu devais plaider pour sa défense, tu dirais quoi au juge ?',
        "Tu crois que c'était un accident, un message ou une vengeance ?",
      ],
    },
    examples: { yes: ['Mon chien a mangé la télécommande'], no: ['Mon chien dort'] },
  },
  {
    id: 'cat',
    objective: 'continue',
    act: 'told',
    why: 'Part de son chat.',
    cues: 'chat, chats, chatte, chaton*, matou, croquettes, ronron*, litiere, mon chat',
    lines: {
      humoristique: [
        "Donc tu vis chez un chat. C'est bien qu'il t'ait laissé une chambre.",
        'Sur dix, à quel point ce chat te considère comme son personnel ?',
        'Il te réveille à quelle heure, le patron ?',
        'Question importante : le canapé, il en reste quelque chose ?',
        "Est-ce qu'il répond à son nom, ou seulement au bruit des croquettes ?",
      ],
      flirt: [
        "J'imagine qu'il faut passer par lui pour avoir une place sur le canapé.",
        'Si le chat me valide, tu te ranges à son avis ?',
        "Combien de temps il faut pour l'amadouer ? Et toi ?",
        "Le vrai entretien d'embauche, c'est avec le chat, c'est ça ?",
      ],
      original: [
        "C'est toi qui l'as choisi ou c'est lui qui a décidé ?",
        "Si ton chat te notait comme coloc, tu aurais combien d'étoiles ?",
        'Tu lui fais une voix quand il « répond » ? Sois honnête.',
      ],
    },
    examples: { yes: ['Mon chat me réveille à cinq heures tous les matins'], no: ['Le château est beau'] },
  },
  {
    id: 'dog',
    objective: 'continue',
    act: 'told',
    why: 'Part de son chien.',
    cues: 'chien, chiens, chienne, chiot*, toutou, promenade, balade du chien, labrador, berger, teckel, beagle, laisse',
    lines: {
      humoristique: [
        'Il a droit au canapé officiellement, ou dès que tu tournes le dos ?',
        'Il protège la maison, ou il ferait visiter aux cambrioleurs ?',
        'Qui promène qui, en vrai ?',
        'Combien de photos de lui dans ton téléphone ? Ordre de grandeur.',
        'Il dort dans son panier, ou on se ment encore à ce sujet ?',
      ],
      flirt: [
        "Il est jaloux, ou il laisse les gens t'approcher ?",
        'Son flair est fiable sur les inconnus ? Je me prépare.',
        'Il faut combien de caresses pour obtenir ta place sur le canapé ?',
        "Je sens que j'aurai plus de succès avec le chien d'abord. Je commence par quoi ?",
      ],
      original: [
        'Quelle est la chose la plus bête qui le rend fou de joie ?',
        "S'il parlait, quel secret sur toi il balancerait en premier ?",
        'Vous avez des défauts en commun, tous les deux ?',
      ],
    },
    examples: { yes: ["J'ai un chien, un vieux labrador qui ronfle"], no: ["J'ai un chiffre en tête"] },
  },
  {
    id: 'odd-pet',
    objective: 'continue',
    act: 'told',
    why: "S'étonne de l'animal.",
    cues: 'poule*, tortue*, lapin*, furet*, serpent*, perruche*, rat, rats, ane, chevre*, cheval, chevaux, escargot*, axolotl, poisson*, hamster*, cochon, gecko, fourmis, phasme*, chouette',
    lines: {
      humoristique: [
        'Tes invités sont prévenus avant, ou tu préfères leur tête en direct ?',
        "Comment tu l'as annoncé à ta famille, progressivement ?",
        "Ça se caresse, ou on se contente d'un respect mutuel ?",
        "Et tu annonces ça comme si c'était un hamster.",
        'Le vétérinaire, il a dit quoi la première fois ?',
      ],
      flirt: [
        "Est-ce qu'il faut son accord pour t'inviter à boire un verre ?",
        "Tu as le goût de l'inattendu, ça me plaît déjà.",
        "Un chat, c'était trop facile. Tu aimes les cas particuliers, je note.",
      ],
      original: [
        'Il y a forcément une histoire derrière. Comment on en arrive là ?',
        "Tu penses qu'il sait qui tu es, ou tu es juste le repas qui arrive ?",
        "Qu'est-ce que les gens comprennent de travers sur cette bête ?",
      ],
    },
    examples: { yes: ["J'ai trois poules et une tortue"], no: ["J'ai mangé du poulet"] },
  },
  {
    id: 'pet-name',
    objective: 'continue',
    act: 'told',
    why: "Joue avec le nom de l'animal.",
    cues: "s'appelle, il s'appelle, elle s'appelle, je l'ai appele*, baptise*, prenom du chat, nom du chien",
    lines: {
      humoristique: [
        'Et quand {nom} exagère, il y a un deuxième prénom pour gronder ?',
        "{nom}, c'est un nom d'animal ou de notaire ? J'adore.",
        "Dis à {nom} que j'attends son avis sur moi.",
        '{nom} a combien de surnoms ? Je parie sur au moins six.',
        'Tu assumes de crier « {nom} » dans la rue ?',
      ],
      flirt: [
        'Il faut que {nom} donne sa bénédiction avant le premier verre ?',
        'Et {nom} partage facilement ton attention, ou ça va être compliqué ?',
        'Salue {nom} de ma part, je travaille déjà mon dossier.',
      ],
      original: [
        "Pourquoi {nom} ? Je sens qu'il y a une histoire.",
        'Si {nom} avait un métier, ce serait quoi ?',
        '{nom} est plutôt du genre philosophe ou délinquant ?',
      ],
    },
    examples: { yes: ["Mon chat s'appelle Gérard"], no: ['Mon oncle est gentil'] },
  },
  {
    id: 'pet-character',
    objective: 'continue',
    act: 'told',
    why: "S'amuse de son caractère.",
    cues: 'caractere, diva, peureux, froussard*, calin*, tetu*, jaloux, deteste les gens, a peur de, il boude, elle boude, dort toute la journee',
    lines: {
      humoristique: [
        "Le pire c'est qu'il doit être sûr d'avoir raison.",
        'Un vrai caractère de diva. Il a un agent ?',
        'Et toi, tu obéis, donc.',
        "On dirait la description d'un coloc qui ne paie pas.",
      ],
      flirt: [
        'Et toi, ton caractère, on en parle quand ?',
        "On dit que les animaux ressemblent à leurs humains. Je dois m'inquiéter ou me réjouir ?",
        'Je sais maintenant qui il faudra séduire en premier.',
      ],
      original: [
        'Dans un film, il jouerait le héros, le traître ou le comique ?',
        "Il a toujours été comme ça, ou c'est toi qui as déteint ?",
        'Quel trait de son caractère tu lui voles volontiers ?',
      ],
    },
    examples: { yes: ['Mon chat boude dès que je pars, une vraie diva'], no: ['Je boude'] },
  },
  {
    id: 'adopted',
    objective: 'continue',
    act: 'glad',
    why: 'Accueille le nouveau venu.',
    cues: 'adopte*, spa, refuge, chaton, chiot, nouveau venu, recueilli*, boule de poils',
    lines: {
      humoristique: [
        'Qui a dormi, cette nuit ? Pas toi, je suppose.',
        "« Il ne montera pas sur le lit » a tenu combien d'heures ?",
        'Ton canapé a-t-il été prévenu ?',
        'Il a déjà choisi sa chaussure préférée à détruire ?',
      ],
      flirt: [
        'Ton cœur est pris, donc. Il reste un petit coin ?',
        'Je demande à rencontrer le petit nouveau. Et toi, dans la foulée.',
        'Compte sur moi pour les photos. Celles de la bête, et celles de toi avec.',
      ],
      original: [
        'Le prénom a fait débat ? Donne-moi les perdants.',
        "Comment tu as su que c'était celui-là et pas un autre ?",
        "Qu'est-ce qui a changé chez toi depuis le premier jour ?",
      ],
    },
    examples: { yes: ["J'ai adopté un chaton hier à la SPA"], no: ["J'ai adopté une idée"] },
  },
  {
    id: 'wants-pet',
    objective: 'continue',
    act: 'told',
    why: "Encourage l'envie d'un animal.",
    cues: "je voudrais un chien, je voudrais un chat, adopter un, mon proprio veut pas, j'aimerais avoir un",
    lines: {
      humoristique: [
        'Tu as déjà le nom, je le sens. Donne.',
        'Donc en attendant, tu caresses ceux des autres dans la rue.',
        "Il te manque quoi : un jardin, du temps ou l'accord du bail ?",
      ],
      flirt: [
        'En attendant, je peux ronronner sur commande. Ou presque.',
        'On pourrait en caresser un ensemble au parc, sans engagement.',
        "Tu as de l'affection à revendre, si je comprends bien. Je prends note.",
      ],
      original: [
        "Celui de ton enfance, il s'appelait comment ?",
        'Si un animal te choisissait dans la rue demain, ce serait lequel ?',
        'Un chien qui suit ou un chat qui juge ?',
      ],
    },
    examples: { yes: ['Je voudrais un chien mais mon proprio veut pas'], no: ['Je veux dormir'] },
  },
];

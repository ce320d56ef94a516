import type { Moment } from '../../moment.ts';

/** Energy, laziness, nerves: kindness first. */
export const tiredDays: Moment[] = [
  {
    id: 'tired',
    cue: /^(?:epuisee?|crevee?|claquee?|rincee?|lessivee?|fatiguee?|hs|ko)\b|\b(?:je suis (?:trop |tellement |un peu |vraiment |completement |totalement |super |hyper |tres |assez |bien |aussi |deja |encore |grave |litteralement |plus que )*(?:fatiguee?|crevee?|claquee?|rincee?|lessivee?|epuisee?|naze|ko|hs|explosee?|cassee?|morte?(?: de fatigue)?|decalquee?|eclatee?|vannee?|a plat|au bout (?:du rouleau|de ma vie)|une loque|cuite?|demontee?|videe?)|(?:grosse|la|quelle) fatigue|je tombe de (?:sommeil|fatigue)|j'en peux plus|coup de barre|gros coup de mou|plus de batterie|plus d'energie|je tiens plus debout|je dors debout|creve?e? de ma journee|fatiguee? aujourd'hui)\b/,
    unless:
      /\b(?:mort\w* de (?:rire|honte|faim|trouille|peur)|(?:pas|plus) (?:trop |si |tres )?fatiguee?|fatiguee? (?:de|des|du) (?!(?:ma|cette|la) (?:journee|semaine|nuit))|cuite? aux|cassee? (?:le|la|un)|j'en peux plus (?:de (?:rire|toi|mon boulot|ce boulot|mon taf))|tu me|morte? (?:la|avec|quand)|ko technique)\b/,
    react: [
      'Oh, courage.',
      'Aïe, la grosse fatigue.',
      'Là, tu as le droit de ne plus rien faire du tout.',
      'Bon, canapé obligatoire.',
      'Repos bien mérité, alors.',
    ],
    ask: {
      humoristique: [
        'Tu tiens encore au café, ou c’est la pure volonté ?',
        'Ta batterie, elle est à combien de pour cent ?',
        'Tu vas te coucher à une heure raisonnable, ou on sait tous les deux que non ?',
      ],
      flirt: [
        'Je te tiens compagnie, ou je te laisse souffler ?',
        'Qu’est-ce qui te ferait du bien, là, tout de suite ?',
        'Tu as au moins une soirée tranquille devant toi ?',
      ],
      original: [
        'C’est quoi ton remède : bain, sieste ou série débile ?',
        'Si quelqu’un s’occupait du dîner, tu commanderais quoi ?',
        'Tu recharges mieux dans le calme ou en voyant du monde ?',
      ],
    },
    invites: ['Repose-toi d’abord. Et quand les batteries sont pleines, on va boire un verre ?'],
  },
  {
    id: 'hangover',
    cue: /\b(?:gueule de bois|mal (?:aux cheveux|au crane (?:ce matin|apres|d'hier))|hangover|lendemain (?:de (?:soiree|cuite)|difficile|dur)|(?:je suis|un peu) (?:en pls|pas fraiche?|en vrac)|j'ai (?:trop|beaucoup trop|un peu trop) bu|(?:plus jamais|j'arrete) (?:l'alcool|je bois|de boire)|je decuve)\b/,
    react: [
      'Ouh, je parle tout bas alors.',
      'Aïe. Grand verre d’eau et lumière tamisée.',
      'Courage, ça finit toujours par passer.',
      'Promis, j’écris sans majuscules.',
    ],
    ask: {
      humoristique: [
        'On en est au Doliprane ou déjà aux grandes résolutions ?',
        'Tu te souviens de tout, ou on va te raconter ?',
        'C’était le dernier verre de trop, ou les quatre d’avant ?',
      ],
      flirt: [
        'Ça valait le coup, au moins ?',
        'Tu as quelqu’un pour t’apporter des frites ?',
        'Tu es plutôt plaid et série, ou tu fais semblant d’aller bien ?',
      ],
      original: [
        'C’est quoi ton plat de survie dans ces cas-là ?',
        'Quel est le meilleur moment de la soirée, celui qui excuse tout ?',
        'À quelle heure tu aurais dû rentrer, en vrai ?',
      ],
    },
    invites: ['Quand tu seras d’attaque, on va boire quelque chose ? Sans alcool, ça marche aussi.'],
  },
  {
    id: 'lazy-day',
    cue: /\b(?:(?:grosse |gros |la )?flemme (?:de tout|totale|aujourd'hui|ultime|internationale)|j'ai (?:trop |grave )?la flemme|journee (?:canape|plaid|pyjama|flemme|cocooning|larve)|je (?:glande|larve|fais rien|traine|comate|vegete)|(?:soiree|dimanche) (?:canape|plaid|pyjama|cocooning|tranquille|chill|serie)|(?:en|mon) (?:pyjama|pyj|jogging) (?:depuis|a \d+h|toute|tout)|(?:sous|dans) (?:le|mon) plaid|(?:vautree?|affalee?|enfoncee?|posee?) (?:dans|sur) (?:le|mon) canape|rien de prevu a part)\b/,
    unless: /\b(?:flemme (?:d'ecrire|de (?:parler|taper|repondre))|jamais la flemme)\b/,
    react: [
      'Excellent programme.',
      'J’approuve, et le canapé aussi.',
      'Le canapé a besoin de compagnie, c’est connu.',
      'Aucune culpabilité, c’est la règle.',
    ],
    ask: {
      humoristique: [
        'Le plus gros effort de ta journée, pour l’instant ?',
        'Tu as déjà parlé à quelqu’un à voix haute, aujourd’hui ?',
        'Pyjama propre ou pyjama historique ?',
      ],
      flirt: [
        'Qu’est-ce qui pourrait te faire lever de là ?',
        'Il manque quoi pour que ce soit parfait ?',
        'Tu regardes quoi, avec ou sans grignotage ?',
      ],
      original: [
        'Film déjà vu dix fois ou nouveauté que tu ne finiras pas ?',
        'C’est quoi l’ingrédient indispensable d’une bonne journée à ne rien faire ?',
        'Tu tiens combien de temps avant que ça te démange de bouger ?',
      ],
    },
    invites: ['Quand le canapé t’aura rendu ta liberté, on va boire un verre ?'],
  },
  {
    id: 'stressed',
    cue: /\b(?:je (?:stresse|panique|flippe|balise|psychote)(?! pas)|je suis (?:trop |tellement |hyper |super |un peu |tres |vraiment |grave )?(?:stresse?e?|angoisse?e?|anxieux|anxieuse|sous pression|a cran|tendue?|sur les nerfs)|(?:gros|trop de|beaucoup de) stress|j'ai (?:trop |grave )?(?:la boule au ventre|le trac|peur pour demain))\b/,
    unless:
      /\b(?:pas (?:trop |du tout )?stresse\w*|de te (?:voir|rencontrer)|notre (?:rdv|rendez-vous|rencontre|date)|exam\w*|partiels?|oral|soutenance)\b/,
    react: [
      'Allez, grande respiration.',
      'Je compatis, le stress, c’est épuisant.',
      'Courage, tu vas traverser ça.',
      'Je t’envoie un peu de calme.',
    ],
    ask: {
      humoristique: [
        'On en est à se ronger les ongles, ou déjà à ranger les placards ?',
        'Sur dix, et sachant que onze est accepté ?',
        'Tu manges plus ou tu ne manges plus, quand tu stresses ?',
      ],
      flirt: [
        'Tu veux m’en parler, ou que je te change les idées ?',
        'Qu’est-ce qui t’apaise, d’habitude ?',
        'Je peux faire quelque chose d’ici, à part t’envoyer des bêtises ?',
      ],
      original: [
        'C’est quoi le pire scénario que ton cerveau a inventé ?',
        'Et dans une semaine, tu crois que ça te fera quoi d’y repenser ?',
        'Il y a une chanson qui te calme à tous les coups ?',
      ],
    },
    invites: ['Ça te dirait de souffler un peu ? Une balade et un café, cette semaine.'],
  },
  {
    id: 'monday-blues',
    cue: /\b(?:c'est lundi|blues du (?:dimanche|lundi)|lundi(?: matin)? (?:quoi|difficile|dur|horrible|de merde|piquant)|je (?:deteste|hais) (?:les|le) lundis?|pas envie d'aller (?:bosser|travailler|au (?:boulot|taf|travail))|vivement (?:vendredi|le week-end|samedi)|reprise (?:demain|difficile|dure)|retour au (?:boulot|taf|bureau|travail) (?:demain|lundi|difficile|dur)|dimanche soir ,? ?(?:deprime|angoisse|blues|le moral))\b/,
    react: ['Courage, vendredi approche.', 'Ah, ce moment de la semaine…', 'Solidarité totale.', 'On va survivre.'],
    ask: {
      humoristique: [
        'Tu as déjà regardé le prix d’un aller simple, ou pas encore ?',
        'Le réveil de demain, tu le vis comme une attaque personnelle ?',
        'Tu es en phase de déni ou d’acceptation ?',
      ],
      flirt: [
        'Il y a un truc sympa qui t’attend cette semaine, au moins ?',
        'Qu’est-ce qui pourrait rendre la journée plus douce ?',
        'Je peux te faire sourire une fois avant ce soir ?',
      ],
      original: [
        'Si la semaine sautait un jour, tu supprimerais lequel ?',
        'Le meilleur moment de ton week-end, c’était quoi ?',
        'Tu as un petit rituel pour adoucir la reprise ?',
      ],
    },
    invites: ['Il faut une bonne nouvelle dans cette semaine. Un verre jeudi ?'],
  },
];

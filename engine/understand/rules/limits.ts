import type { RuleTable } from './rule.ts';
import { noWords } from './words.ts';

// One thing is refused or too early; the talk goes on.

/** Limits that are set kindly: they count before any no. */
export const kindLimits: RuleTable = {
  words: noWords,
  rules: [
    {
      id: 'too-soon-to-meet',
      sign: 'boundary_date',
      after: ['invitation'],
      reads: 'message',
      says: [
        '(un peu|trop|encore) tot pour',
        "c'est (un peu |trop |encore )tot",
        'pas tout de suite',
        "j'aime (bien|beaucoup) (te parler|(parler|discuter|echanger) avec toi|nos (echanges|discussions|conversations))",
      ],
      examples: {
        yes: ["On se voit samedi ? | C'est un peu tôt pour moi"],
        no: ["Tu te lèves à 5 h ? | C'est un peu tôt pour moi"],
      },
    },
    {
      id: 'keeps-to-writing',
      sign: 'boundary_number',
      reads: 'message',
      after: ['request'],
      says: [
        '(aime|kiffe|fais|supporte|suis) (pas|jamais|plus) (trop |tres |vraiment |fan )*(de |des |du |les |le |la )?(appels?|telephone|tel|vocaux|vocal|visios?|coups? de fil)',
        "(prefere|prefererais|aime autant|aimerais autant|aime mieux) … (l'ecrit|a l'ecrit|par ecrit|ecrire|par messages?|qu'on s'ecrive)",
      ],
      examples: {
        yes: ["On s'appelle ? | Je suis pas très téléphone", "Un vocal ? | Je préfère l'écrit, la voix me gêne"],
        no: ["On s'appelle ? | J'aime bien les appels"],
      },
    },
    {
      id: 'no-photo-but-more-talk',
      sign: 'boundary_date',
      after: ['photo'],
      reads: 'message',
      says: [
        "(photos?|envoyer|envoie) [^?]{0,200}(rien contre toi|par contre|pour l'instant|avant d'avoir vu|ca te vexe pas|mais je (peux|veux bien))",
      ],
      examples: { yes: ["Tu m'envoies une photo ? | J'envoie pas de photos, rien contre toi"], no: [] },
    },
  ],
};

export const limits: RuleTable = {
  words: noWords,
  rules: [
    {
      id: 'keeps-the-number',
      sign: 'boundary_number',
      reads: 'message',
      says: [
        'donne pas mon (numero|06|07|telephone)',
        "(je (le |la |l'|les |te le )?(donne|file|passe|partage|communique)[a-z]* (pas|jamais)|pas (te )?donner mon|(mon|de) numero (pour l'instant|tout de suite|maintenant|aussi vite|si vite)|(rester|qu'on reste|on reste)( plutot)? (ici|sur l'appli|sur tinder|sur bumble|sur hinge|sur l'app)|parler (ici|sur l'appli) (d'abord|encore|pour l'instant)|pas (d'|mon )?(instagram|snapchat|whatsapp|numero)|continuer (ici|a parler ici|sur l'appli)|je prefere pas (le )?(te )?(dire|donner)|ca va (un peu |trop )+vite)",
      ],
      examples: { yes: ["Ton numéro ? | Je préfère qu'on reste ici"], no: ['Ton numéro ? | Oui, le voilà'] },
    },
    {
      id: 'not-that-day',
      sign: 'boundary_day',
      after: ['request'],
      reads: 'message',
      says: [
        "(je (peux|pourrai|pourrais) (malheureusement |vraiment )?pas|je vais (malheureusement |vraiment )?pas (pouvoir|etre la|y aller)|j'?peux pas|pas (trop |vraiment |tres |super |hyper |encore )?(disponible|libre|possible|la(?! peine| place| tete))\\b|pas (ce soir|demain|aujourd'hui|cette semaine|ce week-end|samedi|dimanche|lundi|mardi|mercredi|jeudi|vendredi)|(ce soir|demain|samedi|dimanche|vendredi|cette semaine|ce week-end) (non|c'est (complique|chaud|mort|tendu|rape|impossible)|ca va pas|je (peux pas|bosse|travaille|suis)|j'ai)|(ce soir|demain|samedi|dimanche|vendredi) (impossible|complique|chaud|tendu|mort)|j'ai (mes enfants|les enfants|mon fils|ma fille|cours|danse|entrainement|repet|reunion|une reunion|un diner|un repas|mon cours|des amis|du monde|trop de boulot)|je me leve (a|tot)|(complique|chaud|impossible|tendu) (ce soir|demain|samedi|cette semaine|ce week-end)|j'ai (deja )?(un truc|quelque chose|prevu|piscine|un empechement)|je (bosse|travaille|suis (deja |vraiment |trop )?(prise?|creve[a-z]*|fatigue[a-z]*|ko|claque[a-z]*|epuise[a-z]*|lessive[a-z]*|rince[a-z]*|naze|vide[a-z]*|a plat|hs|malade|morte?|sous l'eau|deborde[a-z]*|charrette))|ca tombe mal|je suis pas la|semaine (chargee|de fou|compliquee))~",
      ],
      unless: [
        '{talkFirst}',
        "(envie|interess[a-z]*|tente[a-z]*|donner suite|rencontres?|relation|quelqu'un|la place|consacrer|laisse tomber|oublie)",
        '{open}',
      ],
      examples: {
        yes: ['On se voit samedi ? | Je peux pas samedi'],
        no: [
          "On se voit samedi ? | Je peux pas, j'ai pas envie",
          "On se voit samedi ? | Je peux pas, apprenons à nous connaître d'abord",
          'On se voit samedi ? | Je peux pas samedi, mais dimanche oui',
        ],
      },
    },
    {
      id: 'talk-first',
      sign: 'boundary_date',
      after: ['request', 'chase'],
      reads: 'message',
      says: ['{talkFirst}'],
      unless: ['{open}'],
      examples: {
        yes: ["On se voit ? | Je préfère discuter un peu d'abord"],
        no: ['On se voit ? | Avec plaisir, un autre jour'],
      },
    },
  ],
};

/** Neither yes nor no is a limit too, so that nobody insists. */
export const vagueLimits: RuleTable = {
  words: noWords,
  rules: [
    {
      id: 'later-or-maybe',
      sign: 'boundary_date',
      after: ['request'],
      reads: 'message',
      says: [
        "((un peu |trop |encore |bien )(tot|rapide|vite) (pour|a mon gout|je|non|[.!,]|$)|c'est (un peu |trop |encore )?(tot|rapide|precipite)|pas (tout de suite|si vite|aussi vite|pour l'instant|pour le moment|encore prete?|maintenant)|(on|je) (se|te|vous) connai[ts]+ (pas|a peine|pas assez|pas encore|presque pas|peu)|(apprendre|faire) (d'abord |un peu |encore )?(a te |a se |a vous )?(connaitre|connaissance)( avant| d'abord| un peu)?|parler (encore )?un peu (avant|plus|d'abord)|prendre (mon|le|notre) temps|j'ai besoin de temps|on verra|a voir|faut voir|je (dois|vais|prefere) (y )?reflechir|je sais pas( encore| trop| si)?(?= ?([,.!…]|$|on|je))|peut-etre|je te (redis|dirai|tiens)|discuter (encore )?un peu (avant|plus|d'abord)|(juste|simplement) (parler|discuter|ecrire)( [a-z]+){0,4} ?,? sans (date|rendez-vous|rencard|rdv)|idee d'un (rendez-vous|rencard|rdv|date) (me|m'))",
      ],
      unless: ['{open}'],
      examples: { yes: ['On se voit ? | On verra'], no: ['On se voit ? | Oui, on verra où'] },
    },
  ],
};

import type { HarmlessRule } from './rule.ts';

// Ways of speaking that only sound like a no or unease.

export const refusalExceptions: HarmlessRule[] = [
  {
    id: 'presses-the-user',
    says: [
      '^.*(fais|sois) pas (ta |ton |si |trop )?(timide|coincee?|prude|farouche|difficile|relou)\\b.*$|^.*tu fais (la|le|ta|ton) (timide|difficile|coincee?)\\b.*$',
    ],
    examples: { yes: ['Allez sois pas timide', 'tu fais la timide ou quoi'], no: ['Je suis timide'] },
  },
  {
    id: 'leaves-the-app-not-the-user',
    says: [
      "(supprimer|desinstaller|quitter) (l'appli(cation)?|tinder|bumble|hinge)\\b(?=.*\\bj'aime (bien|beaucoup) (nos|te|parler|discuter))",
    ],
    examples: { yes: ["Je vais quitter Tinder, mais j'aime bien nos échanges"], no: ['Je vais quitter Tinder'] },
  },
  {
    id: 'asks-whether-the-user-minds',
    says: ["ca te (met mal a l'aise|gene|derange|fait (peur|fuir))\\b[^.!?…]*\\?"],
    examples: { yes: ["Ça te met mal à l'aise ou pas ?"], no: ["Ça me met mal à l'aise"] },
  },
  {
    id: 'lets-the-user-choose',
    says: ['je (te|vous) laisse (choisir|decider|deviner|imaginer|juger)'],
    examples: { yes: ['je te laisse décider'], no: ['je te laisse'] },
  },
  {
    id: 'declines-blame',
    says: ['je decline toute responsabilite'],
    examples: { yes: ['Je décline toute responsabilité'], no: ['Je décline'] },
  },
  {
    id: 'joke-with-one-answer',
    says: [
      "^[a-z\\d'-]+( [a-z\\d'-]+)? sinon je (te|vous) (bloque|signale|supprime|ghoste|quitte)\\b(?<!^(arrete|arretez|stop|degage|lache|reponds?|non|pas|plus) .*)",
    ],
    examples: { yes: ['VF sinon je te bloque'], no: ['Arrête sinon je te bloque'] },
  },
  {
    id: 'not-alone',
    says: ['pas (tout|toute) seule?'],
    examples: { yes: ["J'irais bien, mais pas toute seule"], no: ['Je suis mieux toute seule'] },
  },
  {
    id: 'told-in-confidence',
    says: ["je voulais (pas|juste pas) te (le |la |les )?cacher( ,)?( c'est tout)?(?= ?([.!…]|$))"],
    examples: { yes: ["Je voulais pas te le cacher, c'est tout"], no: ['Je voulais pas te voir'] },
  },
  {
    id: 'how-loud-or-about-what',
    says: ["(?<!ca )(me|m'en) parle(z)? (pas|plus) ((si |trop |aussi )?fort|de|des|avant|tant que)\\b[^.!?]*"],
    examples: { yes: ['Me parle pas trop fort ce matin'], no: ['Me parle plus'] },
  },
  {
    id: 'joke-that-lets-choose',
    says: ['je (te|vous) (bloque|signale|supprime|ghoste|quitte)(rai|rais)? ou\\b[^.!]*\\?'],
    examples: { yes: ["Je te bloque ou je t'explique ?"], no: ['Je te bloque'] },
  },
  {
    id: 'offer-as-negative-question',
    says: [
      "tu (preferes|veux|voudrais|prefererais) pas (qu'on )?(passe[r]? |aller |venir |continue[r]? )?(sur )?(whatsapp|instagram|snapchat|telegram|sms|en parler|se voir)\\b[^.!]*\\?",
    ],
    examples: { yes: ["Tu préfères pas qu'on passe sur WhatsApp ?"], no: ['Je préfère pas passer sur WhatsApp'] },
  },
  {
    id: 'no-to-the-setting',
    says: [
      "pas (tres |trop |super |hyper )?a l'aise (pour un premier|dans un|dans une|en voiture|a l'idee de|chez)\\b[^.!?]*",
    ],
    examples: { yes: ["Pas très à l'aise dans une boîte de nuit"], no: ["Pas très à l'aise avec toi"] },
  },
  {
    id: 'shyness-overcome',
    says: ["pas (tres |trop |super |hyper )?a l'aise\\b[^.!?]*\\bmais (avec toi|la|toi)\\b[^.!?]*"],
    examples: { yes: ["D'habitude pas à l'aise par écrit, mais avec toi ça va"], no: ["Pas à l'aise avec ça"] },
  },
  {
    id: 'what-others-said',
    says: [
      "(on|il|elle|ils|elles|(mon|ma|mes) [a-z]+(-[a-z]+)?) (m'a|m'ont|nous a|nous ont|m'avait) (deja |encore |toujours )?(demande|interdit|dit|fait comprendre|supplie|prie) [^.!?]*",
    ],
    examples: { yes: ["Mon prof m'a dit de plus revenir"], no: ["Je t'ai dit de plus revenir"] },
  },
  {
    id: 'own-embarrassment',
    says: [
      '(un|une|des|le|la|les|mon|ma|mes) ([a-z]+ )?(truc|chose|moment|silence|souvenir|message|histoire|anecdote|photo)s? (super |trop |vraiment |hyper |un peu |le plus |la plus )?(genante?s?|malaisante?s?|honteu[a-z]+)\\b(?=[^.!?]*\\b(que j|ou j|de (ma|mon|mes)|en \\d{4}|de \\d{4}|que je))[^.!?]*',
    ],
    examples: { yes: ["J'ai retrouvé une photo gênante de mes seize ans"], no: ['Ta photo est gênante'] },
  },
  {
    id: 'time-that-is-over',
    says: [
      "(au debut|avant|a l'epoque|apres (ma|mon|la|le) [a-z]+|pendant (des|\\d+|un|deux|trois) [a-z]+)\\b[^.!?]{0,200}\\b(voulais|pouvais|cherchais|croyais|avais|etais)\\b[^.!?]*",
    ],
    examples: { yes: ['Au début je voulais plus voir personne'], no: ['Je veux plus voir personne'] },
  },
  {
    id: 'not-against-the-reader',
    says: ["c'est pas contre (toi|vous)\\b[^.!?]*"],
    examples: { yes: ["C'est pas contre toi, promis"], no: ['Je suis contre'] },
  },
  {
    id: 'announced-absence',
    says: ['si je (te )?(reponds|donne) (plus|pas)\\b[^.!?]*'],
    examples: { yes: ["Si je réponds plus c'est que je dors"], no: ['Je réponds plus'] },
  },
  {
    id: 'leaves-the-app-for-elsewhere',
    says: [
      "je (quitte|supprime|desinstalle|vais (quitter|supprimer|desinstaller)) (l'|cette )?[a-z]+\\b[^.!?]*(?=.*\\b(manquer|numero|whatsapp|instagram|snapchat|ailleurs|se perdre|perdre de vue|continuer)\\b)",
    ],
    examples: { yes: ["Je supprime l'appli, tu as WhatsApp ?"], no: ["Je supprime l'appli"] },
  },
  {
    id: 'no-to-calls-yes-to-writing',
    says: ["les (appels?|vocaux|visios?|coups de fil) c'est non\\b(?=[^.!?]*\\b(messages?|ecrit|ecris|ici)\\b)"],
    examples: { yes: ["Les vocaux c'est non, mais par écrit je parle"], no: ["Les vocaux c'est non"] },
  },
  {
    id: 'app-goes-told-ahead',
    says: ["je te previens( ,)? je (quitte|supprime|desinstalle) (l'|cette )?[a-z]+\\b[^.!?]*"],
    examples: { yes: ["Je te préviens, je quitte l'appli dimanche"], no: ["Je quitte l'appli dimanche"] },
  },
  {
    id: 'not-in-the-mood-tonight',
    says: [
      "pas (trop |vraiment |tres )?(la tete a|l'energie de|envie de) (discuter|parler|causer) (ce soir|aujourd'hui|ce matin|cet aprem)",
    ],
    examples: { yes: ['Pas trop la tête à discuter ce soir'], no: ['Pas envie de parler avec toi'] },
  },
];

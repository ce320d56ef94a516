import type { RuleTable } from './rule.ts';

// Someone goes too far: insults, sexual words, asking again after a no.

export const conduct: RuleTable = {
  words: {},
  rules: [
    {
      id: 'insults',
      sign: 'insult',
      speakers: ['moi'],
      reads: 'message',
      says: [
        "(salope|connasse|pute|putain de (fille|meuf)|grosse (vache|merde|conne)|sale (conne|pute|chienne|garce|meuf|con|type)|pauvre (conne|fille|meuf|type|con|naze)|va te faire|(t'es|tu es) (qu'une? |vraiment une? |une? |trop )?(conne|con|salope|pute|moche|grosse|idiote?|debile|garce|sous-merde|merde|ratee?)\\b|ferme ta gueule|ta gueule|espece de (conne?|salope|pute|garce)|allumeuse|michto(nneuse)?|t'es (meme )?pas si (belle|bonne|beau)|tu te prends pour qui|de toute facon t'es)",
      ],
      examples: { yes: ['Sale conne', "T'es vraiment une idiote"], no: ["T'es folle de venir si tôt"] },
    },
    {
      id: 'sexual',
      sign: 'sexual',
      speakers: ['moi'],
      reads: 'message',
      isEarnest: true,
      says: [
        "(nudes?|(photo|tof|pic)s? (de toi )?(nue?|a poil|en (sous-vetements?|lingerie|maillot|culotte|soutif)|sexy|hot|coquine|chaude|de tes (seins|fesses))|tes (seins|nichons|fesses|boobs)|ton (cul|boule|corps de reve)|(te|de te|se) (baiser|sauter|prendre (sauvagement|toute)|demonter)|baiser(?! (sur la|de))|coucher (avec toi|ensemble)|sucer|suces|sodom[a-z\\d]+|masturb[a-z\\d]+|branl[a-z\\d]+|ma bite|ma queue|je bande|tu mouilles|plan cul|sexto|sextos|cam (sexe|hot|coquine)|tu portes quoi (en dessous|sous)|tu dors (nue|toute nue)|t'es bonne\\b(?! (en|a|pour|au|cuisin))|t'es chaude pour (du sexe|ce soir au lit))",
      ],
      examples: { yes: ['Envoie un nude', "T'es bonne"], no: ["T'es bonne en cuisine"] },
    },
    {
      id: 'asks-again',
      sign: 'push',
      speakers: ['moi'],
      reads: 'message',
      after: ['refused'],
      acts: ['plan_proposal', 'number_ask'],
      isEarnest: true,
      says: [],
      examples: { yes: ['(refus) | On se voit samedi ?'], no: [] },
    },
    {
      id: 'presses-again',
      sign: 'push',
      speakers: ['moi'],
      reads: 'message',
      after: ['refused'],
      isEarnest: true,
      says: [
        "(allez|s'il te plait|stp|juste (un|une)|pourquoi (tu (reponds|repond|veux) pas|non|tu refuses)|reponds(-moi)?|tu reponds (pas|plus)|donne[- ]moi (une|ta) (chance|raison)|fais pas ta|sois pas|tu sais pas ce que tu|laisse[- ]moi une chance|j'insiste|je lacherai pas|t'as peur|fais un effort|t'es coincee?|change d'avis|tu vas changer d'avis|regretteras? pas|je te (promets|jure)|tu crains rien|sois (sympa|cool)|detends[- ]toi|laisse[- ]toi|tu rates|meme pas (\\d+|une?|cinq|dix)|t'es sure?|sure? \\?|un effort|qu'est-ce que ca (coute|te coute)|une (petite|seule)|un (petit|seul)|viens|donne|rien qu'une? fois|pour me faire plaisir|tu le penses pas|je sais que tu)",
      ],
      unless: [
        '(bonne nuit|bonne soiree|bonne journee|a demain|a plus|a bientot|bisous?|dors bien|je te laisse|bon week-end)',
      ],
      examples: { yes: ['(refus) | Allez viens'], no: ['(refus) | Allez, bonne soirée !'] },
    },
  ],
};

import { declining, handMe, handOver, need, please, whatIs } from './asking.ts';
import type { HarmRule } from './harm-rule.ts';

const live = String.raw`(?:t'habites?|tu (?:habites?|vis|loges?|creches?|dors|crèches)|vous habitez|vous vivez)`;
/** The last steps to a door. */
const doorstep =
  '(?:etage|immeuble|batiment|digicode|interphone|hall|porte|palier|residence|numero|rue|adresse|maison)';
/** Addresses of places where people meet, and of mail. */
const elsewhere =
  '(?! (?:mail|e-?mail|electronique|preferee?|favorite|fetiche|pour|de (?:resto|bar|coiffeur|boulang\\w+)|du|qui|a (?:tester|essayer)|secrete))';
const yourAddress = `(?:(?:ton|votre) adresse\\b${elsewhere}|l'adresse (?:de chez toi|exacte|precise|complete|de (?:(?:ta|ton) (?:mere|pere|ex|domicile|appart\\w*|maison|nounou)|tes|votre domicile|leur pere)))`;

/** Where somebody lives, and when they are alone or away: what a stalker or a burglar asks for. */
export const addressRules: readonly HarmRule[] = [
  {
    id: 'asks where they live',
    harm: 'address',
    says: [
      new RegExp(String.raw`(?:${handMe}|${handOver}|${need}|${whatIs})[^.!?]{0,30}? ${yourAddress}`),
      new RegExp(
        String.raw`\b${yourAddress}(?:[^.!?]{0,20}${please}|,? (?:vite|maintenant|(?:et|avec|plus|,|\+) ?(?:ton|ta|le|la|l'|votre|quel)))`,
      ),
      /\b(?:ton|votre|l'|une) ?adresse (?:exacte|precise|complete|perso\w*|postale|de (?:facturation|livraison)|au complet)\b(?! d[ue] )/,
      /\b(?:envoie|file|balance)[- ]moi l'adresse(?= *[.!?]|$)|\ba quelle adresse\b[^.!?]{0,20}\b(?:tu|t'|vous|chez toi)/,
      /\badresse,? (?:complete|code|etage|batiment|superficie)\b/,
      new RegExp(String.raw`${live}[^.!?]{0,20}\b(?:quel(?:le)?|a quel|au) (?:${doorstep}|combien)\b`),
      new RegExp(
        String.raw`\bquel(?:le)? ${doorstep}\b(?! (?:pref|fav|fetiche))[^.!?]{0,20}(?:${live}|\bquel(?:le)? (?:${doorstep}|nom|code)\b|\bchez toi\b|\bexactement\b)`,
      ),
      /\b(?:t'es|tu es|c'est) (?:a |au )?quel(?:le)? (?:etage|batiment|immeuble|porte|palier|numero (?:de (?:rue|porte|maison)|exactement|dans)|maison)\b/,
      /\bc'est quel(?:le)? (?:rue|numero)\b[^.!?]{0,20}\?/,
      new RegExp(
        String.raw`${live} (?:ou )?(?:exactement|precisement|pile)\b|\bou (?:exactement|precisement) ${live}|\bc'est ou (?:exactement |precisement )?chez toi\b`,
      ),
      /\bquelle (?:est|c'est) ta rue\b(?! (?:pref|fav|fetiche))|\bta rue,? (?:et|c'est (?:quoi|laquelle))\b|\bta rue ?\?/,
      /\bton immeuble,? c'est (?:lequel|quoi)\b|\bnom sur (?:la|ta|l') ?(?:sonnette|boite|interphone)\b/,
      /\brue,? (?:\+ |et )?numero\b/,
      /\b(?:ton|votre|quel|le) (?:numero|num) (?:d'appart\w*|de (?:porte|rue|maison|ta (?:rue|maison|porte)|ton (?:immeuble|appart\w*)|batiment|chambre|palier))\b/,
      /\bton (?:digicode|interphone)\b/,
      /\bje (?:passe|debarque|viens|sonne|t'attends?|peux etre|serai|suis) (?:\w+ ){0,3}(?:chez toi|en bas de chez toi|devant chez toi|devant ta porte|en bas de ton immeuble)\b/,
      /\bje (?:passe|viens) te (?:chercher|prendre|voir) (?:chez toi|a ta porte|ce soir sans|par surprise)/,
      /\bj'arrive chez toi\b|\bte prendre devant ta porte\b/,
      /\b(?:envo[iy]\w*|donn\w+|partag\w+|activ\w+|mets|epingl\w+|avoir|veux|balanc\w+) (?:[a-z]+ )?(?:ta|votre) (?:loc|localisation|position|geoloc\w*)\b/,
      /\b(?:ta|votre) (?:localisation|geoloc\w*)\b|\bta (?:position|loc)(?= *[.?]|$)|\bpoint gps\b|\bajoutes? a localiser\b/,
      /\bton n°/,
    ],
    unless: [...declining, /\bpas besoin\b|\bje (?:ne )?te demand\w+ pas\b/],
    examples: {
      yes: [
        "Je ne te dis pas mon nom, mais c'est quoi ton adresse exacte ?",

        'Quelle est ta rue ?',
        'Ta rue, c’est laquelle ?',
        'Ton adresse stp ?',
        'Tu habites à quelle adresse ?',
        'Ton adresse et ton code ?',
        "Ton adresse et ton numéro d'appartement ?",
        "Quel numéro d'appart ?",
        "C'est quoi ton adresse exacte ?",
        "T'habites où exactement ?",
        'Je passe chez toi dans 20 minutes',
        'Quel étage et quel code ?',
        'J’ai besoin de votre adresse complète',
        'T’habites à quel numéro de ta rue ?',
        'Partage ta position en direct',
        'Il me faut l’adresse de ta mère',
      ],
      no: [
        'Quelle est ta rue préférée à Paris ?',
        'Ta rue est aussi bruyante que la mienne ?',
        'Ton adresse préférée pour un ramen ?',
        'Tu me donnes l’adresse du resto ?',
        'Je passe te prendre à 16h et on va boire un verre',
        'Je te dis pas mon adresse tout de suite',
        'C’est quoi ton quartier préféré ?',
        'L’adresse exacte du resto, je te l’envoie jeudi',
      ],
    },
  },
  {
    id: 'asks when nobody is at home',
    harm: 'address',
    says: [
      /\b(?:t'es|tu es|vous etes|tu restes?|tu seras|tu dors|tu vis) (?:toute? )?seule? (?:chez toi|chez vous|a la maison|ce soir chez|dans ton appart|cette nuit)/,
      /\btes (?:parents|colocs?|enfants) (?:sont|seront|rentrent) (?:la|pas la|absents|quand)\b|\bseule? le soir\b[^.!]{0,20}\?/,
      /\btu dors seule? ?\?/,
      /\b(?:maison|appart\w*|chez toi)\b[^.!?]{0,20}\b(?:vide|inoccupee?|libre (?:quel|quand)|y a personne)\b[^.!]{0,30}\?/,
      /\b(?:personne|quelqu'un|qqn) chez toi\b[^.!]{0,30}\?/,
      /\b(?:ou|dans quelle? \w+) (?:est-ce que )?tu (?:caches|planques|ranges|laisses|mets|gardes)\b[^.!?]{0,20}\b(?:cles?|bijoux|liquide|argent|coffre|double)\b/,
      /\btu (?:caches|planques|ranges|laisses|mets|gardes) ou\b[^.!?]{0,20}\b(?:cles?|bijoux|liquide|argent|coffre|double)\b/,
      /\b(?:ta|tes|une) cles?\b[^.!?]{0,25}\bsous (?:le|un|ton) (?:paillasson|pot)\b|\bsous quel (?:pot|paillasson)\b/,
      /\b(?:laisses|mets|caches) la cle ou\b/,
      /\b(?:alarme|cameras?|verrou|serrure|porte blindee)\b[^.!?]{0,40}\b(?:chez toi|desactiv\w+|ou (?:une )?simple|la nuit)\b[^.!]{0,20}\?/,
      /\bta porte\b[^.!?]{0,20}\b(?:ferme|reste ouverte|a cle)\b[^.!]{0,20}\?/,
      /\b(?:maison|courrier)\b[^.!?]{0,10}\?[^.!]{0,30}\babsent/,
      /\b(?:absente?|partez|pars|en vacances)\b[^.!?]{0,40}\b(?:qui (?:garde|releve|surveille)|maison (?:est|reste))\b/,
      /\b(?:mari|mec|copain|conjoint|colocs?|parents|voisins?)\b[^.!?]{0,25}\b(?:travaillent?(?: de nuit)?|s'absent\w+|rentrent?|sont la|est la)\b[^.!?]{0,15}\b(?:quels? (?:jours?|soirs?|nuits?|week-end)|en journee|quand pile)/,
      /\bquel(?:le)?s (?:nuits|soirs|jours) (?:etes-vous|es-tu|t'es|tu es) (?:seule|absente|pas la)/,
      /\bcombien de personnes (?:dorment|vivent|habitent)\b|\bcombien sur (?:ton|votre) (?:compte|livret)\b/,
      /\btu te gares? ou exactement\b|\bheures (?:exactes )?(?:ou c'est vide|d'absence)\b/,
      /\b(?:hotel|chambre)\b[^.!]{0,15}\bquelle chambre\b/,
      /\btu (?:rentres|pars|sors|quittes)\b[^.!?]{0,20}\b(?:par quel chemin|par ou|seule a quelle heure)\b/,
      /\ba quelle heure tu (?:rentres|pars|sors|quittes) (?:de )?chez toi\b|\bdouble d(?:e|es) (?:tes )?cles\b[^.!]{0,20}\?/,
      /\b(?:chez toi|maison)\b[^.!?]{0,15}\bcameras?\b[^.!]{0,10}\?|\btu bosses ou exactement\b/,
      /\bton coffre\b[^.!?]{0,10}\bou\b/,
    ],
    unless: declining,
    examples: {
      yes: [
        'Tu es seule chez toi cette nuit ?',
        'La maison reste vide combien de temps ?',
        'À quelle heure y a personne chez toi en semaine ?',
        'Tu caches où tes bijoux ?',
        'Où est-ce que tu planques ta clé de secours ?',
        'Tu rentres du boulot par quel chemin ?',
      ],
      no: [
        'Mes parents sont absents, je nourris le chat',
        'Mon plus gros talent c’est de perdre mes clés',
        'Tu finis à quelle heure ? On boit un verre après',
      ],
    },
  },
];

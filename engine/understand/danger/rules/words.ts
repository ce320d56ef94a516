import type { WordSets } from '../phrases.ts';

/** Sets of words for danger and for the radar; folded, without «ne». */
export const dangerWords: WordSets = {
  ask: "(tu|vous) (peux|pourrais|pouvez|pourriez|veux|voudrais|veux bien|voudrais bien|aurais|as|vas|dois|acceptes|acceptes de|saurais)( pas)?|peux-tu|pourrais-tu|t'aurais( pas)?|t'as( pas)?|aide[- ]moi a|(il )?(faut|faudrait) que tu|(j'aimerais|j'ai besoin|je voudrais|je veux|je prefere) que tu|est-ce que tu (peux|pourrais)|si tu (peux|pouvais|pourrais)|possible que tu|ca te derange de|t'as moyen de",
  give: 'preter|prete[sz]?|avancer|avance[sz]?|depanner|depanne[sz]?|virer|vire[sz]?|envoyer|envoie[sz]?|envoies|filer|file[sz]?|passer|donner|payer|paie[sz]?|paye[sz]?|financer|finance[sz]?|recharger|recharge[sz]?|aider|aides?|acheter|achetes?|offrir|verser|verse[sz]?|transferer|transfere[sz]?|regler|regle[sz]?|participer|participes?|pretes|recharges|cotiser|rembourser|soutenir|debloquer',
  imperative:
    "(?<!(je|on|il|elle|elles|ils|te|vous|qui|moi|lui|leur|nous|ai|as|a|ont|avais|avait|avons|ete|deja|bien|ma|mon|la|le) )(?<!(t|m|l|j|s)')(envoie|envoies|envoyez|vire|verse|transfere|prete|avance|file|paie|paye|achete|recharge|depanne|fais|prends)([- ](moi|lui|nous))?",
  amount:
    "\\d[\\d .]{0,12} ?(euros?|€|e|balles|eur|usdt|usd|dollars?|\\$|k|boules|tickets)(?![a-z])|de l'argent|d'argent|l'argent|des sous|de sous|la thune|de thunes?|du fric|du cash|une somme|un peu d'argent|un peu d'aide|une aide|du credit|de quoi (manger|prendre|payer|rentrer|tenir|finir)",
  due: "(le|mon|l'|un|du|de|son|ce) ?(loyer|billet|train|taxi|uber|visa|vol|avion|essence|transport|voyage|hotel|notaire|avocat|veto|forfait|deplacement|carburant|passeport)|(mes|les|des|ses) (factures?|frais|soins|courses|dettes|medicaments|taxes)|(ma|la|une|les) (facture|douane|taxe|caution|reparation|recharge|operation)",
  wallet: 'paypal|lydia|wero|western union|moneygram|pcs|transcash|neosurf|paysafecard|revolut|cashapp|mandat( cash)?',
  card: 'cartes? (cadeaux?|pcs|neosurf|transcash|itunes|google play|apple|steam|amazon|paysafecard|prepayees?)',
  coin: "cryptos?|cryptomonnaies?|bitcoins?|btc|eth|usdt|forex|trading|trader|bourse|nft|ethereum|plateforme|appli d'echange|signaux|investissements?|placements?|option binaire|minage",
  earn: 'gagner?|gagne[sz]?|gagnes|touche[rsz]?|empoche[rs]?|rapporte[rnt]*|multiplie[rsz]?|double[rsz]?|triple[rsz]?|fructifie[rsz]?|benefices?|profits?|rendements?|gains?|revenus?|rentable|investis|investir|exploser|fortune|riche',
  home: "chez moi|a la maison(?! (de|du|des)\\b)|a l'appart~|a mon appart~|dans ma chambre|dans mon lit|a mon hotel|dans mon studio",
  circle:
    'potes?|amis?|amies?|copines?|copains?|mecs?|gars|filles?|ex|soeurs?|freres?|famille|mere|parents|collegues?|entourage|proches|meilleure? amie?',
  clothes: 'robe|jupe|decollete|short|tenue|haut|maquillage|legging|jean|talons|bikini|maillot|vetements|top|crop top',
  sex: "suces?|sucer|baises?|baiser|bande[rs]?|mouilles?|mouillee|levrette|missionnaire|sodo~|jouir|jouis|orgasme|domines?|dominer|dominee|soumise?|fesser|fessees?|lecher|a quatre pattes|dans mon lit|nue|a poil|bite|queue|nichons|seins|tetons|fellation|cunni|libido|fantasmes?|sextoys?|excites?|exciter|excitee|culotte|string|soutif|deshabiller?|te toucher|te touches|masturb~|branle[rs]?|positions? preferee?s?|plan cul|plan q|coup d'un soir",
  proof:
    'photos?|videos?|nudes?|captures?|screens?|visio|messages|conversations?|conv|enregistree?|enregistrement|preuves?|dossiers?|intimes?|ca|tout',
  spread:
    'publie~|balance~|diffuse~|envoie|envoyer|montre~|poste|poster|partage|part sur|recoivent|recoit|voie|voit|verra|voient|tombe~ sur|facebook|contacts|abonnes|internet|leake?~|fuiter|sur les reseaux|dis tout|raconte tout',
  mine: 'ton|ta|tes|votre|vos',
  /** Said in passing or of a story. */
  figurative:
    "tellement|de (chaud|froid|rire|honte|faim|fatigue|soif|sommeil|jalousie)|film|serie|livre|roman|podcast|documentaire|docu|jeu|chanson|tue-l'amour|suicide squad|suicide social|c'est du suicide",
};

/** Whether an age or a school is the speaker's own. */
export const minorWords: WordSets = {
  /** Others, a job, or the past. */
  notOneself:
    "(quand j'|a l'epoque|j'etais|j'avais|depuis (que|mes)|prof|professeure?|enseignante?|enseigne|surveillante?|pionn?e?|cpe|aed|instit|educatrice|educateur|mes eleves|mon fils|ma fille|mon frere|ma soeur|mon petit frere|ma petite soeur|mon neveu|ma niece|mon cousin|ma cousine|dans ma tete|age mental|l'impression d'avoir|je bosse|je travaille|infirmiere scolaire|stage)",
};

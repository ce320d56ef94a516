import type { SignKind } from '../situation.ts';

/** Signs of danger on plain text; the kind tells which help there is. */
export const dangerCues: [SignKind, RegExp][] = [
  [
    'suicide',
    /\b(?:envie de (?:mourir|crever|en finir|plus etre la|me tuer|me suicider|disparaitre|me foutre en l'air)|(?:(?<!(?:va|vont) )me|m'etre|veux me|vais me) (?:suicider|tuer|pendre|foutre en l'air|ouvrir les veines)|suicide[r]?\b|(?:fait|faire|refait) une ts\b|(?:pense|penser|songe|vais|veux|voudrais) (?:a |d')?en finir\b(?! avec)|en finir avec la vie|plus (?:envie|la force|le gout|de raison|l'envie) de vivre|(?:avale|pris|prendre|avaler) (?:des|plein de|trop de|tous mes|tous les|une boite de) (?:cachets|medocs|medicaments|somniferes)|veux plus vivre|veux mourir|prefere mourir|mettre fin a mes jours|pas envie de continuer a vivre|je me scarifie|scarifi\w+)/,
  ],
  [
    'violence',
    /\b(?:il|elle|mon (?:ex|mec|copain|mari|pere|conjoint)|ma (?:mere|femme)|mes parents) (?:me|m'a|m'ont|me) ?(?:frappe[e]?|frappent|tape[e]?|tapent|bat|battu[e]?|battent|cogne[e]?|violee?|viole|menace[e]?|etrangle[e]?|sequestre[e]?|enferme[e]?)\b(?! (?:la balle|le ballon|par|au tennis))|\bj'ai (?:ete|subi) (?:viole[e]?|battue?|frappee?|des violences)|violences conjugales|\bj'ai peur de (?:mon (?:ex|mari|mec)|rentrer chez moi)/,
  ],
  [
    'threat',
    /\b(?:je vais (?:te|vous) (?:tuer|frapper|casser (?:la gueule|la figure|les dents|en deux)|fracasser|defoncer|demonter|peter|niquer|retrouver(?! (?:devant|a|au|sur|la|dans|vers|ou|chez|en|des|demain|samedi|dimanche)\b)|crever|eclater|massacrer|buter|planter)|je (?:te|vous) (?:tue|bute|defonce)\b|je sais (?:ou|dans quel \w+) (?:tu|t'|vous) (?:habites?|bosses?|travailles?|vis|habitez)|tu vas (?:le regretter|regretter|me le payer|crever|mourir|payer)|je vais (?:te|vous) faire (?:du mal|la peau)|t'es mort[e]?\b(?! (?:de|la|ou|non|au|aux|a)\b| ?\?)|je debarque chez toi)/,
  ],
  [
    'blackmail',
    /\b(?:j'ai (?:tes|vos|des|toutes tes) (?:photos|nudes|captures|videos|screens)|(?:tes|les) (?:photos|nudes|videos|screens|captures) .{0,40}(?:publi|envo|famille|amis|collegues|femme|diffus|balanc|internet)|je (?:vais|peux) (?:tout )?(?:publier|balancer|diffuser|envoyer|montrer|dire) (?:tout |tes |les |ca |ces )?.{0,25}(?:a (?:ta|tes|ton)|sur (?:internet|facebook|les reseaux))|si tu (?:me )?(?:paies|payes|envoies|donnes|obeis|reponds) pas.{0,40}(?:je|tes|tout|photos))/,
  ],
  [
    'money',
    /\b(?:(?:m'|me |nous )(?:envoyer|preter|prete|avancer|depanner|virer|envoies|envoie|avances|verser|transferer|aider (?:a payer|financierement)|aider a payer)\b.{0,40}(?:argent|sous|euros?|€|\d+ ?(?:balles|e\b)|thune|fric|loyer|facture|billet)|(?:besoin|manque) (?:urgent |urgemment )?(?:d'argent|de (?:thune|sous|cash|\d+ ?(?:euros?|€|balles))|d'une aide financiere)|western union|mandat cash|(?:m'aides?|m'aider|aide-moi|aide moi) a payer|\b(?:un|une|de|ticket|code|coupon) (?:pcs|transcash|neosurf|paysafecard)|moneygram|carte(?:s)? (?:pcs|neosurf|transcash|itunes|paysafecard)|paysafecard|transcash|neosurf|coupon(?:s)? (?:pcs|transcash|neosurf)|recharge(?:s)? (?:pcs|transcash)|(?:investir|investi[rst]?|investissement|placement|trading) .{0,30}(?:crypto|bitcoin|plateforme|rendement|forex)|(?:crypto|bitcoin|forex|trading) .{0,40}(?:investi|gagne|rendement|plateforme|profit|comme moi)|(?:un|faire un|fais-moi un) (?:virement|paypal|lydia)\b.{0,30}(?:\d|euros?|urgent|moi|rembours))/,
  ],
];

/** What the user does to the match. */
export const userInsult =
  /\b(?:salope|connasse|pute|putain de (?:fille|meuf)|grosse (?:vache|merde|conne)|sale (?:conne|pute|chienne|garce|meuf|con|type)|pauvre (?:conne|fille|meuf|type|con|naze)|va te faire|(?:t'es|tu es) (?:qu'une? |vraiment une? |une? |trop )?(?:conne|con|salope|pute|moche|grosse|idiote?|debile|garce|sous-merde|merde|ratee?)\b|ferme ta gueule|ta gueule|espece de (?:conne?|salope|pute|garce)|allumeuse|michto(?:nneuse)?|t'es (?:meme )?pas si (?:belle|bonne|beau)|tu te prends pour qui|de toute facon t'es)\b/;
export const userSexual =
  /\b(?:nudes?|(?:photo|tof|pic)s? (?:de toi )?(?:nue?|a poil|en (?:sous-vetements?|lingerie|maillot|culotte|soutif)|sexy|hot|coquine|chaude|de tes (?:seins|fesses))|tes (?:seins|nichons|fesses|boobs)|ton (?:cul|boule|corps de reve)|(?:te|de te|se) (?:baiser|sauter|prendre (?:sauvagement|toute)|demonter)|baiser(?! (?:sur la|de))|coucher (?:avec toi|ensemble)|sucer|suces|sodom\w+|masturb\w+|branl\w+|ma bite|ma queue|je bande|tu mouilles|plan cul|sexto|sextos|cam (?:sexe|hot|coquine)|tu portes quoi (?:en dessous|sous)|tu dors (?:nue|toute nue)|t'es bonne\b(?! (?:en|a|pour|au|cuisin))|t'es chaude pour (?:du sexe|ce soir au lit))\b/;
export const userPushWords =
  /\b(?:allez|s'il te plait|stp|juste (?:un|une)|pourquoi (?:tu (?:reponds|repond|veux) pas|non|tu refuses)|reponds(?:-moi)?|tu reponds (?:pas|plus)|donne[- ]moi (?:une|ta) (?:chance|raison)|fais pas ta|sois pas|tu sais pas ce que tu|laisse[- ]moi une chance|j'insiste|je lacherai pas|t'as peur|fais un effort|t'es coincee?|change d'avis|tu vas changer d'avis|regretteras? pas|je te (?:promets|jure)|tu crains rien|sois (?:sympa|cool)|detends[- ]toi|laisse[- ]toi|tu rates|meme pas (?:\d+|une?|cinq|dix)|t'es sure?|sure? \?|un effort|qu'est-ce que ca (?:coute|te coute)|une (?:petite|seule)|un (?:petit|seul)|viens|donne|rien qu'une? fois|pour me faire plaisir|tu le penses pas|je sais que tu)\b/;

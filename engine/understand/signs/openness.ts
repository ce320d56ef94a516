// What keeps the door open beside a no: another day, another place, who pays. Then the no is to a detail.

const anotherDay =
  /\b(?:mais|par contre|sinon|plutot|disons|et si on|on (?:decale|remet|reporte|se cale))\b.{0,40}\b(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|semaine|week-end|autre (?:jour|fois|soir)|apres|plus tard|oui|avec plaisir|volontiers|pourquoi pas|une autre fois|un autre jour|prochaine?|cafe|the|verre|balade|\d{1,2} ?h)\b|\b(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|la semaine prochaine|la semaine d'apres|apres-demain)(?: (?:soir|midi|matin|apres-midi|prochain))? ?(?:\?|plutot|je (?:peux|suis)|oui|ca (?:me|te|t'))|\b(?:libre|disponible|je peux) (?:\p{L}+ ){0,2}(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|la semaine|le week-end)\b|\btu fais quoi (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain)|\b(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)\b.{0,12}\bvous conviendrait|\b\d{1,2} ?h(?: ?\d{2})? ?\?|\bla suivante\b/u;

const yes =
  /^(?:ah |oh |bah |ben |mais |haha )*(?:oui|ouais|ok|carrement|grave|avec plaisir|volontiers|pourquoi pas|go|vendu|parfait|nickel|bien sur|ca marche|chaud(?:e)?(?! non)|si)\b(?!.{0,30}\bmais (?:je (?:prefere|cherche|suis|vois)|pas (?:comme|avec|interess)|j'ai|non))|\bdi(?:s|sais|rais|rai|t) pas non\b|\b(?:pas de refus|rien contre|bete de dire non|dire non a ca|allez ok|ok allez)\b|\bok$|\b(?:dirais|disais|aurais dit) (?:pas )?non ?\?/;

const detail =
  /\b(?:c'est moi qui|on partage|ma tournee|je (?:t'|vous )(?:invite|offre)|(?:te|vous) rejoindre|je (?:te|vous) (?:rejoins|retrouve)|on se (?:retrouve|rejoint)|sur place|viens on|je (?:viens|prends) (?:en|le) |t'embete pas|vous embetez pas|ecris[- ]moi|appelle[- ]moi|rappelle[- ]moi|dans (?:\d+|une|deux|quelques) ?(?:min|minutes?|h|heures?)|(?:plutot|prefere) (?:un|une|le|la|les|dans|au|a|en|le vous|\d)|je nous (?:fais|prepare)|tu promets|on peut commander|moi j'amene|sans alcool)\b|\bplutot [^?]{1,25}\?|, (?:un|une) \p{L}+ ?\?$/u;

const inJest = /\bje (?:rigole|rigolais|plaisante|plaisantais|deconne|deconnais|blague)\b/;

/** Whether what was proposed can still happen, in another way. */
export function keepsOpen(plain: string): boolean {
  return anotherDay.test(plain) || yes.test(plain) || detail.test(plain) || inJest.test(plain);
}

/** A yes that a no may follow («oui mais je préfère qu'on en reste là») opens nothing; a new day does. */
export function offersAnother(plain: string): boolean {
  return anotherDay.test(plain) || inJest.test(plain);
}

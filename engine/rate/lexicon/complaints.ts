/** Phrases that put readers off: demands, complaints, old wounds, boasting. Patterns match text in lower case without accents. */
export interface Complaint {
  pattern: string;
  instead: string;
}

const positive = 'dis plutôt, en positif, qui tu aimerais rencontrer';
const weight = 'coupe cette phrase, la rancœur fait fuir ceux qui te plairaient';

export const complaints: readonly Complaint[] = [
  {
    pattern: 'pas de (plans? (cul|q|d.un soir)|coups? d.un soir|sexe)',
    instead: 'dis plutôt ce que tu cherches, une seule fois et sans reproche',
  },
  {
    pattern: '(plans? (cul|q|foireux)|coups? d.un soir)',
    instead: 'dis plutôt ce que tu cherches, une seule fois et sans reproche',
  },
  { pattern: '(swipe[sz]?|like[sz]?|passe[sz]?|balaye[sz]?)( a)? (gauche|left)', instead: positive },
  { pattern: '(passe[sz]?|passer) (ton|votre|son|leur) (chemin|tour)', instead: positive },
  { pattern: '(s.)?abstenir|merci de ne pas|inutile de (me )?|pas la peine de', instead: positive },
  { pattern: 'marre (de|des|du|d.)( \\w+)?( \\w+)?', instead: weight },
  {
    pattern: '(ras le bol|plein le dos|saoulee?|lassee?|fatiguee?|degoutee?|decue?) (de|des|du|par)( \\w+)?',
    instead: weight,
  },
  { pattern: '(perdre|gaspiller|perd|perdez) (mon|votre|ton|de|du|notre) temps', instead: positive },
  { pattern: 'si c.est pour', instead: positive },
  {
    pattern:
      '(les )?(ghosteu(r|se)s?|profils? bidons?|fakes?|faux profils?|boulets?|relous?|gros lourds?|lourds?|lourdauds?|cassos|mythos?|menteu(r|se)s?|profiteu(r|se)s?|rigolos?|mecs? en couple|infideles?|hypocrites?)',
    instead: weight,
  },
  { pattern: 'pas de photos?( |,)*pas de (reponses?|like|discussion)', instead: positive },
  {
    pattern: '(?<!si )je ne (reponds?|parle|like|match|rencontre|perds|veux) (pas|plus|jamais)( \\w+)?( \\w+)?',
    instead: positive,
  },
  { pattern: 'je (reponds|veux|cherche) pas( \\w+)?( \\w+)?', instead: positive },
  {
    pattern: '(moins|plus) de ?1 ?m ?\\d{0,2}|1m80 minimum',
    instead: "retire ce critère, il ferme la porte avant qu'on ait souri",
  },
  { pattern: '(exigeante?|difficile|compliquee?)( et)?', instead: positive },
  {
    pattern: 'je (deteste|hais|ne supporte pas|supporte pas)( \\w+)?( \\w+)?( \\w+)?',
    instead: 'garde la place pour ce que tu aimes',
  },
  { pattern: 'tous (les memes|pareils?|des)|toutes (les memes|pareilles?|des)', instead: weight },
  { pattern: '(mon|ma|mes) ex(s)?\\b', instead: 'laisse le passé hors de la bio' },
  {
    pattern: '(brisee?|blessee?|decue? de l.amour|trop souffert|coeur brise)',
    instead: 'laisse le passé hors de la bio',
  },
  { pattern: 'foutez|fous[- ]moi|degage[sz]?|cassez[- ]vous|laissez[- ]moi', instead: weight },
  {
    pattern: '(jamais|rarement|pas souvent|plus|pas trop|peu) (ici|la|sur (l.appli|tinder|cette appli))',
    instead: 'tu es là quand même, autant donner envie',
  },
  { pattern: 'je supprime (l.appli|tinder)|derniere chance avant', instead: weight },
  { pattern: '(mauvais|mauvaises) (joueurs?|joueuses?) s', instead: positive },
  {
    pattern:
      '(il faut (que tu|etre|savoir)|tu dois|vous devez|obligatoire|exige|exigee?|minimum requis|uniquement|que des|seulement (les|des))( \\w+)?',
    instead: positive,
  },
  { pattern: 'no (drama|fake|fakes|time waster\\w*|hookups?)|pas de drama|zero drama', instead: positive },
  {
    pattern:
      'beau gosse|belle gosse|bg|bogoss|tablettes( de chocolat)?|abdos|(mes )?muscles|musclee?|canon|bombe|physique avantageux|pas besoin de parler',
    instead: 'laisse tes photos le montrer, et parle de ce que tu aimes',
  },
];

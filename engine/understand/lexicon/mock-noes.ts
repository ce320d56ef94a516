// Ways of speaking that only sound like a no. They are taken out before one is looked for.

const mockNoes: RegExp[] = [
  // Away from the app, not from the user.
  /\b(?:supprimer|desinstaller|quitter) (?:l'appli(?:cation)?|tinder|bumble|hinge)\b(?=.*\bj'aime (?:bien|beaucoup) (?:nos|te|parler|discuter))/,
  // Whether the user minds.
  /\bca te (?:met mal a l'aise|gene|derange|fait (?:peur|fuir))\b[^.!?…]*\?/,
  // Blame, taken lightly.
  /\bje decline toute responsabilite\b/,
  // A joke that leaves one answer.
  /^[\p{L}\d'-]+(?: [\p{L}\d'-]+)? sinon je (?:te|vous) (?:bloque|signale|supprime|ghoste|quitte)\b(?<!^(?:arrete|arretez|stop|degage|lache|reponds?|non|pas|plus) .*)/u,
  // Said of company that is missed.
  /\bpas (?:tout|toute) seule?\b/,
  // Told in confidence.
  /\bje voulais (?:pas|juste pas) te (?:le |la |les )?cacher(?: ,)?(?: c'est tout)?(?= ?(?:[.!…]|$))/,
  // About how loud, or about what, not about whether.
  /\b(?<!ca )(?:me|m'en) parle(?:z)? (?:pas|plus) (?:(?:si |trop |aussi )?fort|de|des|avant|tant que)\b[^.!?]*/,
  // A joke that lets choose.
  /\bje (?:te|vous) (?:bloque|signale|supprime|ghoste|quitte)(?:rai|rais)? ou\b[^.!]*\?/,
  // An offer that is put as a negative question.
  /\btu (?:preferes|veux|voudrais|prefererais) pas (?:qu'on )?(?:passe[r]? |aller |venir |continue[r]? )?(?:sur )?(?:whatsapp|instagram|snapchat|telegram|sms|en parler|se voir)\b[^.!]*\?/,
  // A no to the setting, not to the person.
  /\bpas (?:tres |trop |super |hyper )?a l'aise (?:pour un premier|dans un|dans une|en voiture|a l'idee de|chez)\b[^.!?]*/,
  // A shyness that this talk has overcome.
  /\bpas (?:tres |trop |super |hyper )?a l'aise\b[^.!?]*\bmais (?:avec toi|la|toi)\b[^.!?]*/,
  // What others said or asked.
  /\b(?:on|il|elle|ils|elles|(?:mon|ma|mes) \p{L}+(?:-\p{L}+)?) (?:m'a|m'ont|nous a|nous ont|m'avait) (?:deja |encore |toujours )?(?:demande|interdit|dit|fait comprendre|supplie|prie) [^.!?]*/u,
  // What embarrasses the one who tells it.
  /\b(?:un|une|des|le|la|les|mon|ma|mes) (?:\p{L}+ )?(?:truc|chose|moment|silence|souvenir|message|histoire|anecdote|photo)s? (?:super |trop |vraiment |hyper |un peu |le plus |la plus )?(?:genante?s?|malaisante?s?|honteu\p{L}+)\b(?=[^.!?]*\b(?:que j|ou j|de (?:ma|mon|mes)|en \d{4}|de \d{4}|que je))[^.!?]*/u,
  // A time that is over, told in the past.
  /\b(?:au debut|avant|a l'epoque|apres (?:ma|mon|la|le) \p{L}+|pendant (?:des|\d+|un|deux|trois) \p{L}+)\b[^.!?]*\b(?:voulais|pouvais|cherchais|croyais|avais|etais)\b[^.!?]*/u,
  // Not against the one who reads.
  /\bc'est pas contre (?:toi|vous)\b[^.!?]*/,
  // Absence that is announced with a wink.
  /\bsi je (?:te )?(?:reponds|donne) (?:plus|pas)\b[^.!?]*/,
  // Who leaves the app and wants to be found elsewhere.
  /\bje (?:quitte|supprime|desinstalle|vais (?:quitter|supprimer|desinstaller)) (?:l'|cette )?\p{L}+\b[^.!?]*(?=.*\b(?:manquer|numero|whatsapp|instagram|snapchat|ailleurs|se perdre|perdre de vue|continuer)\b)/u,
  // A no to a way of talking, with another one offered.
  /\bles (?:appels?|vocaux|visios?|coups de fil) c'est non\b(?=[^.!?]*\b(?:messages?|ecrit|ecris|ici)\b)/,
  // A day on which the app goes, told ahead.
  /\bje te previens,? je (?:quitte|supprime|desinstalle) (?:l'|cette )?\p{L}+\b[^.!?]*/u,
];

const everyMockNo = mockNoes.map((pattern) => new RegExp(pattern.source, `${pattern.flags}g`));

export function withoutMockNoes(plain: string): string {
  let text = plain;
  for (const pattern of everyMockNo) text = text.replace(pattern, ' ');
  return text.replace(/\s+/g, ' ').trim();
}

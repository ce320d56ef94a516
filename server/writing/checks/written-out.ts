const shortForms: readonly (readonly [form: RegExp, writtenOut: string])[] = [
  [/\bj(?:'?t|te ?t)(?=ai\b|as\b|aime|attend|emm|inv)/g, "je t'"],
  [/\bj(?=ai\b|avai|etai|aime|ador|attend|insist|en\b|y\b)/g, "j'"],
  [
    /\bj(?=(?:te|me|le|la|les|ne|suis|sui|serai?|vai|vais|veux|veu|peux|peu|dis|fais|fai|sais|pref\w*|kiff\w*|pass\w+|dirai|ferai|mets|men|tin\w*)\b)/g,
    'je ',
  ],
  [/\b(?:chui|chuis|jsui|je sui)\b/g, 'je suis'],
  [/\bvai\b/g, 'vais'],
  [/\b(?:ke|q)\b/g, 'que'],
  [/\bk(?:'|(?=on\b|il|elle|t'))/g, "qu'"],
  [/\bki\b/g, 'qui'],
  [/\bkoi\b/g, 'quoi'],
  [/\bkan\b/g, 'quand'],
  [/\bds\b/g, 'dans'],
  [/\bpr\b/g, 'pour'],
  [/\b(?:tt|tou)\b/g, 'tout'],
  [/\bavc\b/g, 'avec'],
  [/\b(?:tjs|tjr|tjrs)\b/g, 'toujours'],
  [/\btro\b/g, 'trop'],
  [/\bvien\b/g, 'viens'],
  [/\b(?:c|cest|sest)\b(?!')/g, "c'est"],
  [/\bg\b(?=(?: [a-z]+)? ?(?:\d|un\b|une\b|des\b|ton\b|ta\b|tes\b))/g, "j'ai"],
  [/\btas\b/g, "t'as"],
  [/\bta(?= (?:\d|que |pas |plus |deja |vu |qu'a ))/g, "t'as"],
  [
    /\b(?:t|tes)(?= (?:trop|tro|pas|plus|vraiment|encore|en|au|mineure?|que|juste|qu'une?|une?|si|moche|conne?|nulle?|bonne)\b)/g,
    "t'es",
  ],
  [/\b1(?= [a-z])/g, 'un'],
  [/\b(tu (?:te |me |le |ne |en |y |t')?)(va|voi|veu|peu|sai|di|fai|doi|devrai|pourrai|ferai|serai)\b/g, '$1$2s'],
  [/\b(tu (?:te |me |le |ne |en |y |t')?)([a-z]{2,12}r)a\b/g, '$1$2as'],
  [/\b(tu vas (?:me |te |le |la |en )?[a-z]{3,12})e\b/g, '$1er'],
];

/** A folded text with what is short in messages written as in books: «jtai», «ki», «tu va». It is read beside the text itself. */
export function writtenOut(plain: string): string {
  return shortForms.reduce((text, [form, written]) => text.replace(form, written), plain);
}

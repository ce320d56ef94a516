import { anyPhrase, type WordSets } from '#engine/understand/danger/phrases.ts';
import type { Cue } from './cues.ts';

// Feelings as a price: «si tu m'aimais, tu le ferais». The condition is what the other is said to feel, the consequence what they
// should do. Phrases match folded text without «ne».

const words: WordSets = {
  /** What «tu» would feel. */
  feeling:
    "(m'aimais|m'aimes|m'aimerais)(?! bien)|(tenais|tiens|tenait) … a (moi|nous)|(avais|as) … (sentiments|confiance en moi|respect pour moi)|me (respectais|respectes|desirais|voulais)|me (faisais|fais) … confiance|(pensais|penses) … a moi|(etais|es) … (amoureu~|attachee?|serieu~|sincere)|(voulais|veux) … (etre avec moi|de moi|de nous|que ca marche)",
  /** The same, said of oneself. */
  mattering:
    "(je|on) (comptais|compte|comptait|valais|vaux) … (pour toi|a tes yeux)|(j'etais|je suis) … (importante?|quelqu'un) pour toi|(je|ca) te (plaisais|plaisait) … vraiment|nous deux … (comptait|compte)",
  /** What «tu» would do, or would not. */
  act: "(tu |t')(pas |me |m'|le |la |les |lui |y |en |te |t'|l'|aurais |serais ){0,4}(?!saurais|verrais|connais|rirais)([a-z-]+rais|fais|feras|viens|viendras|envoies|enverras|dis|diras|donnes|donneras|acceptes|accepteras|restes|resteras|reponds|repondras|vas|laisses|laisseras|prouves|prouveras)",
  /** What is said to be missing, as a punishment. */
  lack: "(c'est que|ca veut dire que|ca prouve que|c'est la preuve que|donc) … (tu )?(m'aimes (pas|plus)|tiens (pas|plus) a moi|t'en (fous|fiches|moques)|(as|avais) pas (de |confiance)|me respectes pas|je compte pas|te moques de moi|joues avec moi)",
};

const phrases = [
  "si (tu |t')({feeling})( §){0,3}?[ ,:…]+(alors |eh bien |bah |ben )?({act})",
  "({act}) … (§ ){0,4}?si (tu |t')({feeling})",
  'si ({mattering})( vraiment| un peu)?[ ,:…]+(alors |bah |ben )?({act})',
  '({act}) … (§ ){0,4}?si ({mattering})',
  "si (tu |t')(§ ){0,3}?(pas|plus|refuses|pars|dis non)( §){0,5}?[ ,:…]+(alors |bah |ben )?({lack})",
  "(quand on|quelqu'un qui|une personne qui|un(e)? vraie? (mec|femme|homme|fille) qui|une fille qui|un mec qui) (aime|tient|est amoureu~)( §){0,4}?[ ,:…]+(on |il |elle |ca )?(§ ){0,3}?([a-z]+rait|fait|ferait|donne|accepte|hesite pas|refuse pas|dit pas non)",
  "(apres|malgre|avec) tout ce que (j'ai|je) … (fait|fais|donne|sacrifie|depense|paye|supporte)( §){0,2}? (pour toi|ici|la)( §){0,8}?",
  'tu me dois (bien |au moins )ca',
  "(prouve|montre)([- ]moi)? (que|combien) tu (m'aimes|tiens a moi|es (amoureu~|serieu~|sincere))",
];

export const guiltCue: Cue = { kind: 'guilt', severity: 'attention', pattern: anyPhrase(phrases, words) };

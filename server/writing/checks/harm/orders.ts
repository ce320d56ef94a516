import type { HarmRule } from './harm-rule.ts';
import { anyOf } from './word-list.ts';

const clothes = anyOf(
  `culotte string soutif soutien-gorge jupe robe jean pantalon haut tee-shirt t-shirt chemis\\w+ legging collants? bas dessous top debardeur peignoir pyjama
  short boxer calecon slip fringues vetements sous-vetements habits`,
);
/** An order stands where a sentence or clause begins; «elle enlève sa robe» and «tu baisses le son» give none. */
const begins = String.raw`(?:(?<=^|[.!?,;:…] ?)|\b(?:et|alors|allez|bon|puis|maintenant|vas-y|d'abord),? )`;

/** Orders about somebody's body, and what is done to it unasked. */
export const orderRules: readonly HarmRule[] = [
  {
    id: 'orders to undress',
    harm: 'sexual',
    says: [
      new RegExp(
        String.raw`${begins}(?:enleve|retire|vire|baisse|descends|remonte|releve|souleve|degrafe|deboutonne|arrache|ote|quitte)(?:[- ]moi)? (?:vite |donc |un peu |d'abord |deja )?(?:ta|ton|tes|ce|cette|le|la|moi ca,? ta) (?:petite? |jolie? )?${clothes}\b`,
      ),
      new RegExp(
        String.raw`${begins}(?:touche|caresse|doigte|branle|deshabille|desape)[- ]toi\b(?! (?:pas |le |la |les |un |chaudement))`,
      ),
      /\b(?:enleve|retire|vire) (?:moi )?tout\b(?= *[.!,…]|$| (?:et (?:film|montr|viens|tourne)|devant|de suite))/,
      /\bje t'?(?:e )?arrache (?:tes|ta|ton) (?:fringues|vetements|culotte|robe|jupe|haut)\b|\b(?:nue?|a poil) et prete?\b/,
    ],
    unlessInSentence: [
      /\b(?:machine|lessive|linge|sech\w+|repass\w+|mouille\w*|trempe\w*|pluie|couture|bouton|ourlet|tache\w*|etiquette|valise|carton|placard|panier|froisse\w*|dressing|velo|chaine)\b/,
    ],
    examples: {
      yes: [
        'Enlève ta culotte et montre',
        'Allez, baisse ton jean',
        'Retire ton soutif devant la caméra',
        'Touche-toi et filme',
        'Je veux te trouver nue et prête',
      ],
      no: [
        'Enlève tes chaussures et pose-toi',
        'Elle enlève sa veste et le chat s’installe dessus',
        'Retire ton jean de la machine avant qu’il rétrécisse',
        'Baisse le son, ma voisine va taper',
        'Remonte ton pantalon, il va finir dans la chaîne du vélo',
      ],
    },
  },
  {
    id: 'orders to open or kneel',
    harm: 'sexual',
    says: [
      new RegExp(
        String.raw`${begins}(?:ecarte|ouvre|serre)(?:[- ]moi)? (?:donc |bien |un peu |grand )*(?:les|tes) (?:cuisses|jambes|fesses|genoux)\b`,
      ),
      new RegExp(`${begins}ecarte (?:et|,) (?:dis|tais|laisse|ferme)`),
      /\b(?:a genoux|a quatre pattes|sur le dos|sur le ventre|penche-toi|allonge-toi|tourne-toi|ecarte)\b[^.!?]{0,25}\b(?:ouvre la bouche|tais-toi|obeis|suce|avale|vite|dis merci|laisse-moi faire|laisse-toi faire|appelle[- ]moi|salope|ferme-la|arrete de parler|t'as rien a dire|compte jusqu'a)\b/,
      /\b(?:tais-toi|ferme-la|ferme ta (?:bouche|gueule)|la ferme)\b[^.!?]{0,20}\b(?:suce|leche|avale|deshabill\w+|ecarte|a genoux|penche-toi|tourne-toi|laisse-toi faire)\b/,
      /\b(?:suce|leche|avale|ecarte|gobe),? et (?:tais-toi|ferme-la|dis merci|obeis|parle pas|(?:ne )?pose pas)/,
      /\b(?:sers-toi de|sors) ta (?:bouche|langue),? (?:autrement|pour autre chose|comme une)|\bta bouche,? (?:elle )?(?:ne )?sert (?:pas|a autre chose)/,
    ],
    unlessInSentence: [
      /\b(?:yoga|pilates|etir\w+|squats?|echauff\w+|danse|salsa|rugby|prof|coach|kine|carrelage|parquet|jardin|puzzle|chat|respire|nuages|herbe|judo|bonbon|glace|esquimau)\b/,
    ],
    examples: {
      yes: [
        'Écarte les cuisses et arrête de parler',
        'Ferme-la et suce',
        'Mets-toi à genoux et ouvre la bouche',
        'Suce et tais-toi',
        'Allonge-toi et laisse-moi faire',
      ],
      no: [
        'Écarte les jambes et respire, dit la prof de yoga',
        'À genoux devant ton tiramisu',
        'Tais-toi et mange, comme dirait ma grand-mère',
        'Ouvre la bouche et goûte ma sauce',
        'Tourne-toi, t’as de la farine dans les cheveux',
      ],
    },
  },
  {
    id: 'what is done to a body unasked',
    harm: 'sexual',
    says: [
      /\b(?:je|j') ?(?:vais |veux |vai |ai envie de )?(?:te )(?:demonter|sauter|tringler|culbuter|fourrer|niquer|defoncer|salir|retourner comme une crepe|prendre (?:contre|de force|sans))\b(?! (?:au|aux|a la|dans les bras|au cou|dessus de joie|ton armoire|ta biblio))/,
      /\b(?:t'es|tu es) (?:juste |bonne |faite )?(?:qu'a ca|pour (?:etre utilisee|ca|servir|me servir))\b|\bune bonne (?:petite )?(?:chienne|soumise|esclave)\b/,
      /\b(?:j'aime|j'adore|je kiffe|m'excite|me chauffe|trouve ca (?:sexy|excitant|bandant)|encore meilleur|plus drole|plus excitant)\b[^.!?]{0,30}\b(?:ca|elles?|tu|te|t'|filles?|meufs?|on|se) (?:me |m')?(?:(?:te |se )?resiste\w*|(?:te|se) debat\w*|disent stop|dis stop|dit stop|supplie\w*|pleure\w*|(?:ont?|as|a) (?:un peu )?peur)\b/,
      /\b(?:plus|quand) (?:tu|elles?|ca|une (?:fille|meuf)) (?:me )?(?:resiste\w*|(?:te|se) debat\w*|repousse\w*|pleure\w*|supplie\w*)\b[^.!?]{0,30}\b(?:plus j'ai envie|m'excite|me chauffe|plus ca|plus je|meilleur|j'aime|j'adore)/,
    ],
    unless: [
      /\b(?:bowling|tarot|scrabble|baby-?foot|ping-?pong|mario kart|karting|cartes|monopoly|quiz|badminton|tennis|squash|ecran)\b/,
    ],
    unlessInSentence: [
      /\b(?:caramel|couvercle|bocal|escalade|voie|pate|pain|fromage|croute|puzzle|serrure|vis|sport|poisson|peche|velo|cote|chat|chien|bebe|film|fin)\b/,
    ],
    examples: {
      yes: [
        'J’aime bien quand ça résiste un peu',
        'Plus tu me repousses plus j’ai envie',
        'Je vais te démonter, demain tu marches plus',
        'T’es bonne qu’à ça',
      ],
      no: [
        'J’aime bien quand ça résiste un peu, comme le caramel',
        'Je vais te démonter au ping-pong',
        'J’ai envie de te sauter dans les bras',
        'Plus tu me taquines, plus j’ai envie de te battre',
      ],
    },
  },
];

import type { Lines } from './line.ts';

/** After some days of silence, whatever the talk was about. */
export const reviveLines: Lines = {
  humoristique: [
    'Question de la plus haute importance : quelle est la pire chanson que tu connais par cœur ?',
    "Je reviens par la grande porte : c'est quoi le truc le plus inutile que tu as appris cette semaine ?",
    "Je propose qu'on reprenne comme si de rien n'était. Donc, comme je le disais avec beaucoup d'esprit : tu fais quoi de beau ?",
    "Je brise la glace avec ce que j'ai sous la main : dans ton frigo, là, c'est qui l'intrus ?",
    "J'hésite entre « Salut toi » et « Suite à notre échange, je me permets de revenir vers vous ». Tu préfères laquelle ?",
    "J'ai commandé une phrase brillante pour relancer, elle est encore en livraison. En attendant, comment tu vas ?",
    'Il nous fallait un nouveau sujet, le tirage au sort a parlé : les voisins. Tu as du lourd sur les tiens ?',
    "Il me faut un avis parfaitement subjectif : les gens qui mettent sept réveils d'affilée, on leur pardonne ?",
    "Le suspense a assez duré : c'était quoi, le moment le plus absurde de ta semaine ?",
  ],
  flirt: [
    "Je pourrais faire comme si j'écrivais par hasard, mais non : j'avais envie de te lire. Quoi de neuf de ton côté ?",
    "Je n'ai pas de prétexte brillant pour t'écrire, juste l'envie. Ça te va, comme raison ?",
    "J'ai repensé à toi, alors autant te le dire. Elle ressemble à quoi, ta semaine ?",
    'On en était où, déjà ? Ah oui, au moment où tu commençais à me plaire.',
    'Notre conversation me manque un peu. Toi aussi, mais ça je le dis plus discrètement.',
    "J'ai failli laisser faire le hasard, mais il est un peu lent à mon goût. Comment tu vas, toi ?",
    "J'ai revu ton profil en passant, et j'ai souri sans vraiment le décider. Comment vont tes journées ?",
    'Notre conversation me manquait un peu. Enfin, surtout toi dedans. Tu me racontes ta semaine ?',
    "J'ai une petite théorie : on n'avait pas fini de se plaire. Tu me dis si je me trompe ?",
    "Je cherchais de quoi rendre ma journée plus jolie, et j'ai pensé à toi. Comment va la tienne ?",
  ],
  original: [
    "Tu peux faire voter une seule loi, obligatoire pour tout le monde, même pour moi. C'est laquelle ?",
    'Trois mots pour résumer ta semaine, et le troisième doit être un légume. À toi.',
    "Sur quoi tu as changé d'avis récemment, même un truc tout bête ?",
    'Quelle odeur te rend instantanément de bonne humeur ? Les réponses bizarres sont les bienvenues.',
    "Quel endroit près de chez toi mériterait qu'on en parle davantage ? Je veux bien le mettre sur ma carte.",
    "Qu'est-ce que tu as vu de beau récemment, même minuscule ? Je prends tout.",
    "On t'offre une heure de plus par jour, interdite aux choses utiles. Tu en fais quoi ?",
    "Nouvelle règle : pendant trois messages, on ne parle que de choses qu'on adore. Tu commences ?",
    'Le film de ta semaine sort au cinéma : comédie, suspense ou documentaire animalier ?',
    "Décris-moi ce que tu vois par la fenêtre la plus proche. Je t'échange ma vue contre la tienne.",
  ],
};

import type { StylePatterns } from './pattern-set.ts';

// The words of sport for any interest: warm-up, match, revenge. What needs sweat says so with #sport.

export const sportif: StylePatterns = {
  match: [
    'Premier set : {a:mot}. Deuxième set : un café. Balle de match : ta meilleure question. À toi de servir.',
    "Composition d'équipe : {a:mot} en attaque, {b:mot} en défense, humour au milieu. Il reste une place de titulaire.",
    "Coup d'envoi avec {a}, troisième mi-temps avec {b}. Il me manque la moitié de l'équipe : tu joues à quel poste ?",
    "Terrain de jeu : {a:mot}. Règle unique : on s'encourage même quand c'est raté. Tu entres à quelle minute ?",
    'Chrono lancé : tu as 140 caractères pour me parler de {a}. Record à battre : le mien, juste ici.',
    'Tirage au sort. Pile : {a:mot}. Face : {b:mot}. Dans les deux cas, on garde le rythme. Tu lances la pièce ?',
    'Échauffement : un café. Épreuve : {a:mot}. Récupération : un fou rire. Il me manque un nom sur la ligne de départ.',
  ],
  training: [
    "[Partant|Partante] pour {a:inf}, jamais pour prendre l'ascenseur. Tu montes à pied ou tu m'attends en haut ?",
    'Programme du samedi : {a:inf#sport}, transpirer un peu, manger beaucoup. Niveau requis : savoir rire à bout de souffle.',
    "Objectif de dimanche : {a:inf} sans regarder l'heure. Il me faut un binôme qui tienne le rythme et la conversation.",
    "J'ai deux vitesses : {a:inf}, ou faire la sieste. Je cherche quelqu'un qui ait un bon troisième rythme.",
    'Mes jambes disent repos, ma tête dit {a:mot}. Devine qui gagne. Et toi, plutôt lever tôt ou séance du soir ?',
    'Mon cardio préféré : {a:inf}. Mon cardio numéro deux : attendre ta réponse. Fais durer le premier, abrège le second.',
    "Bilan de forme : souffle correct, moral excellent, {a:mot} au programme. Il manque une main à taper à l'arrivée.",
    "Je préfère {a:inf#sport} sous la pluie plutôt que scroller au sec. Si toi aussi, choisis l'heure, j'apporte le thermos.",
    'Énergie du lundi, appétit du dimanche. Entre les deux : {a:dit}. Propose un défi, je propose la revanche.',
  ],
  team: [
    "Carte de membre : {a:mot}, tous niveaux. Avantages : encouragements sincères, jeux de mots et café d'après.",
    "On {a:on#sport} d'abord, on compare nos courbatures ensuite, on partage la dernière barre de céréales. Fair-play total.",
    'Souffle moyen, motivation intacte : je dis oui à {a}, oui à {b}, et oui aux revanches. Tu prends laquelle ?',
    'Je carbure à {a:le}, au grand air et aux défis un peu bêtes. Qui arrive en dernier paie le petit-déj ?',
    'Binôme recherché pour {a:inf}. Qualités utiles : ponctualité souple, moral solide, sens de la revanche.',
    "Pas de podium ici, juste {a}, de bonnes baskets et l'envie de voir qui tient le plus longtemps en montée.",
    "Esprit d'équipe cherche équipe. Discipline : {a:mot}. Entraînement libre, mauvaise foi tolérée, goûter fourni.",
  ],
  race: [
    'Ligne de départ : {a:mot}. Ravitaillement : deux cafés. Arrivée : là où la conversation nous aura menés.',
    "Règle d'or : on finit ce qu'on commence. Surtout {a}. Surtout un café. Ton dernier défi réussi, c'était quoi ?",
    "Trois, deux, un : {a:mot}, {b:mot}, puis un grand verre d'eau et une vraie discussion. Tu pars avec moi ?",
    'Épreuve du jour : {a:mot}, puis brunch. Inscriptions ouvertes, une seule place, dossard déjà imprimé.',
    "Triathlon maison : {a:mot}, {b:mot}, {c:mot}. Personne n'a encore gagné, tout le monde repart avec une histoire.",
    'Repos : non. {a:mot} : oui. {b:mot} : re-oui. Une balade qui finit en concours de vannes : quand tu veux.',
    "Ma zone de confort, c'est {a}. Propose-moi un sport que je n'ai jamais tenté, je viendrai avec ma mauvaise foi.",
  ],
};

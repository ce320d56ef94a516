import type { StylePatterns } from './pattern-set.ts';

// Images, light, sound; sensory and sincere, with both feet on the ground.

export const artiste: StylePatterns = {
  picture: [
    "Si j'étais un tableau, il y aurait {a} au premier plan, {b} dans la lumière, et une chaise vide pour toi.",
    "Palette du moment : un peu de {a:nom}, une touche de {b:nom}, et une couleur que je laisse à quelqu'un d'autre.",
    'Croquis rapide : {a:mot} au centre, beaucoup de blanc autour, et dans la marge la place pour une rencontre.',
    "Une photo que je n'ai jamais prise : {a}, la pluie qui s'arrête, quelqu'un qui éclate de rire. On la prend ?",
    'Il y a des jours en noir et blanc. Puis il y a {a}, et la couleur revient. Quelle est la tienne ?',
    "Décor : {a:dit}, {b:dit}, une tasse encore chaude. Il manque quelqu'un pour faire entrer l'histoire.",
    "Entre {a} et {b}, il y a une lumière de fin d'après-midi que j'essaie de retenir. Tu viens la voir ?",
    'Carte postale : {a:mot}, ciel changeant, pensées vagabondes. Au dos, il reste de la place pour ton écriture.',
  ],
  words: [
    "Note dans la marge, soulignée deux fois : {a:mot}. Si ce mot te parle, écris la phrase d'après.",
    'Dis-moi ton mot préféré, je te dirai pourquoi le mien est celui-ci : {a:mot}. On en fera un poème ou un café.',
    "Premier chapitre : {a:dit}. Le deuxième s'écrit à deux, au café, avec des ratures et quelques silences.",
    'Je préfère les brouillons aux vitrines. Le mien commence par {a}. Raconte-moi le tien, ratures comprises.',
    "{a:inf} comme on écrit une lettre : sans se presser, avec l'espoir d'une réponse. La tienne peut être courte.",
    "J'aime ce qui laisse une trace : {a}, {b}, une phrase entendue dans le bus. Quelle est la dernière que tu as notée ?",
    'Dictionnaire personnel, première entrée : {a:mot}. Définition : ce qui rend un mardi supportable. Et la tienne ?',
  ],
  sound: [
    'Bande originale : {a:dit#music}. Générique de fin : pas encore écrit. Il me faut une deuxième voix pour le refrain.',
    "Un film, un livre ou une chanson : qu'est-ce qui te suit partout ? De mon côté, c'est toujours la même réponse : {a:dit}.",
    "Les belles choses se passent de légende. Sauf {a}, dont je pourrais parler jusqu'à la fermeture du café.",
    "J'entends de la poésie un peu partout : dans {a:le}, dans {b:le}, dans les messages qui finissent par une question.",
    "Je voudrais {a:inf} jusqu'à ce que les lampadaires s'allument, puis écouter quelqu'un raconter sa journée.",
    'Mélodie simple : {a:dit}, {b:dit}, la pluie sur un velux. Ajoute un instrument, et on tient quelque chose.',
  ],
  gaze: [
    'Je suis [venu|venue] pour {a}, je suis [resté|restée] pour la lumière. Tu connais un endroit où elle est belle ?',
    "Tout est affaire de regard. Le mien s'arrête souvent sur {a}. Et le tien, où se pose-t-il quand personne ne parle ?",
    'Par ma fenêtre préférée, on voit ceci : {a:dit}. Décris-moi la tienne, on comparera les lumières.',
    "On {a:on}, on se tait un peu, on invente une vie aux passants. C'est ma définition d'une belle journée.",
    "Mes idées arrivent quand je suis en train de {a:inf}. Les meilleures arrivent quand quelqu'un m'interrompt.",
    "Ce que je préfère dans {a:le}, c'est l'instant juste avant. Celui où tout est possible. Comme maintenant, peut-être.",
    "Atelier ouvert. Matériel : {a:mot}, patience, café. On n'y juge que les blagues. Tu apportes quelle couleur ?",
    'Petite collection : {a:dit}, {b:dit}, {c:dit}, et les histoires que les gens racontent en baissant la voix.',
    'Trois matières premières : {a:dit}, {b:dit}, le temps qui passe. Et toi, que fais-tu du tien ?',
  ],
};

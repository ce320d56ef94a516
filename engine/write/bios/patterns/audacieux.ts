import type { StylePatterns } from './pattern-set.ts';

// Straight to the point, a challenge held out with a smile; never pushy.

export const audacieux: StylePatterns = {
  challenge: [
    'Prouve-moi que ton sujet vaut mieux que le mien : {a:dit}. Tu as trois messages. Qui perd paie le café.',
    'Thème imposé : {a:mot}. Durée : un café. Enjeu : savoir qui de nous deux a le plus de répartie. Tu relèves ?',
    "Pari ouvert : tu ne tiens pas cinq minutes contre moi sur ce sujet : {a:dit}. L'enjeu est libre, à toi de le fixer.",
    'Je te défie sur {a:le}, tu me défies sur ce que tu veux. Qui perd choisit le lieu du deuxième rendez-vous.',
    "Tu n'aimes pas {a:le} ? Parfait, tu as une soirée pour me faire changer d'avis. Je te préviens, je résiste bien.",
    'Cap ou pas cap : {a:inf} ensemble avant la fin du mois ? Je fournis le plan, tu fournis la date.',
    "{a:mot} ou {b:mot} : choisis ton camp et viens le défendre devant un café. J'aime qu'on me tienne tête.",
    'Mise tout sur une seule question. Si elle concerne {a}, je double la mise et je te laisse choisir le lieu.',
  ],
  straight: [
    'Je vais droit au but : {a:dit}, un vrai rendez-vous cette semaine, zéro discussion qui traîne. Tu dis quel jour ?',
    "Pas besoin de phrase d'accroche : dis « {a:cite} », propose un lieu, et tu viens de dépasser tout le monde.",
    'Un avis tranché vaut mieux que dix « ça va ». Donne-moi le tien là-dessus : {a:dit}. Je défendrai le mien.',
    "On dit qu'il faut choisir entre {a} et {b}. Je prends les deux, plus un café avec toi jeudi. Contre-proposition ?",
    "On {a:on} samedi, on se découvre en vrai, et personne ne s'écrit pendant trois semaines. Ça te va ?",
    'Plan simple : {a:inf}, parler vrai, rire fort. Si ça colle, on recommence. Sinon, on aura une histoire à raconter.',
    "Je préfère {a:inf} avec quelqu'un qui ose plutôt qu'attendre le message parfait. Le tien peut tenir en un mot : quand ?",
    'Trois messages, pas un de plus. Ensuite, on va {a:inf} et on voit si on se fait autant rire en vrai.',
  ],
  boldness: [
    "[Prêt|Prête] à parier un café que tu as un avis sur {a}. [Prêt|Prête] à en parier deux que je te fais changer d'avis.",
    "J'ose tout : {a:inf}, {b:inf}, écrire en premier. Maintenant que c'est dit, à toi d'oser la suite.",
    "J'assume tout : {a}, {b}, et l'idée qu'un bon rendez-vous s'organise en trois messages. Je te laisse le premier.",
    "Je n'attends pas le bon moment : {a}, {b}, et peut-être toi, si ta première question me surprend.",
    'Beaucoup vont hésiter. Toi, tu vas me poser une question sur ceci : {a:dit}. Je me trompe ? Prouve-le.',
    "Ton premier message compte double s'il parle de {a}. Il compte triple s'il finit par une date et un lieu.",
    "Avis impopulaire : on ne parle jamais assez de {a}. Viens me dire le contraire, j'ai du répondant.",
    "Trois mots pour te faire une idée : {a:mot}, {b:mot}, maintenant. Le dernier, c'est le délai de ma réponse.",
  ],
  rules: [
    "Règle n° 1 : on parle de {a} sans tricher. Règle n° 2 : on se voit avant vendredi. Règle n° 3 : tu l'inventes.",
    'Feu vert : {a:mot}. Feu orange : les longs silences. Feu rouge : les bios copiées-collées. Tu démarres ?',
    "À prendre en entier : {a:dit}, {b:dit}, l'esprit de contradiction. Livraison possible dès ce soir, au café du coin.",
    'Ma question piège porte là-dessus : {a:dit}. Réponds à côté, mais avec panache, et le prochain verre est pour moi.',
    "Une minute pour me convaincre, montre en main. Seul indice autorisé : {a:dit}. Top, c'est à toi.",
  ],
};

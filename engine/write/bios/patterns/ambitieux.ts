import type { StylePatterns } from './pattern-set.ts';

// Drive, progress, projects; curious about the other's. No job, no money, no boasting.

export const ambitieux: StylePatterns = {
  goal: [
    "Cap fixé : {a:dit}. Méthode : un peu chaque jour. Récompense : en parler avec quelqu'un qui vise loin aussi.",
    "Promesse à tenir d'ici un an : {a:dit}, pour de bon. Et toi, que voudrais-tu avoir tenté d'ici là ?",
    "Prochaine étape : {a:inf} mieux qu'hier. Et la tienne ? J'aime les gens qui ont un projet qui les tient éveillés.",
    "Viser haut, ça commence petit : {a:mot} aujourd'hui, un peu mieux demain. Ton prochain défi, c'est quoi ?",
    "Ambition du mois : {a:dit}. Ambition du soir : une conversation qui me fasse changer d'avis sur un sujet.",
    'Chaque semaine, un pas de plus. Cette fois : {a:dit}. Raconte-moi le tien, même minuscule, surtout minuscule.',
    "Plan sur cinq ans : encore {a}, toujours {b}, et à côté quelqu'un qui a ses propres sommets. Lesquels ?",
  ],
  drive: [
    '[Têtu|Têtue] par choix, surtout là-dessus : {a:dit}. Je fais rarement les choses à moitié. Et toi, sur quoi ne lâches-tu rien ?',
    "J'ai une règle : finir ce que je commence. Ça vaut pour {a} comme pour une conversation bien lancée. On démarre ?",
    'Je ne remets pas à demain : {a:inf}, {b:inf}, proposer un café. Et toi, quel est ton projet du moment ?',
    "Je prends {a} au sérieux et moi-même beaucoup moins. Dis-moi ce que tu construis, ça m'intéresse pour de vrai.",
    "Le talent m'impressionne moins que la constance. La mienne va à {a:le}. Et toi, à quoi reviens-tu chaque semaine ?",
    "Je pourrais me lever à cinq heures pour {a:inf}. Pour une réunion, beaucoup moins. Et toi, qu'est-ce qui te sort du lit ?",
    "L'échec me fait moins peur que l'ennui : d'où {a}, d'où {b}. Et toi, que tenterais-tu sans peur de rater ?",
    "Mon moteur : {a:dit}. Mon carburant : les gens qui ont une idée en tête et le culot d'essayer. La tienne, c'est quoi ?",
    'Je parie plus volontiers sur {a} que sur la chance. Pour un premier café, je veux bien tenter les deux.',
  ],
  dashboard: [
    'Tableau de bord : {a:mot} en hausse, {b:mot} en bonne place, sommeil à négocier. Quel est ton indicateur préféré ?',
    "Liste en cours : {a:dit}, {b:dit}, {c:dit}. Je coche, j'ajoute, je recommence. Que mettrais-tu en numéro quatre ?",
    "Meilleur investissement à ce jour : le temps passé à {a:inf}. Le tien ? On compare les rendements autour d'un café.",
    "Semaine : avancer. Week-end : {a:inf}. Entre les deux : un dîner avec quelqu'un qui a des idées plein la tête.",
    'Proposition de réunion au sommet. Ordre du jour : {a:mot}, tes projets, le choix du dessert. Quel créneau te convient ?',
    'Bilan provisoire : {a:mot} en bonne voie, ma patience en progrès, premier café à programmer. Et de ton côté ?',
  ],
  together: [
    'On avance mieux à deux têtes. La mienne pense à ça : {a:dit}. Et la tienne, elle prépare quoi en ce moment ?',
    "Ce que j'apporte : de l'élan, {a:dit}, des réponses franches. Ce que j'espère : quelqu'un qui voit loin.",
    "J'apprends tout le temps. En ce moment : {a:dit}. Apprends-moi une chose que tu sais faire et que j'ignore.",
    'Entre {a} et {b}, je mène plusieurs vies de front. Il reste un siège libre dans la plus intéressante.',
    "Une bonne idée par semaine. Celle-ci : {a:inf} avec quelqu'un qui a envie de progresser autant que moi.",
    "Échange de compétences : je te fais découvrir {a:le}, tu m'apprends ce que tu fais de mieux. On signe où ?",
    'Renfort recherché pour projet sérieux : {a:inf}, puis débriefer longuement en terrasse. Débutants bienvenus.',
  ],
};

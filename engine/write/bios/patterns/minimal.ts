import type { StylePatterns } from './pattern-set.ts';

// Short sentences, full stops, white space.

export const minimal: StylePatterns = {
  fragments: [
    "{a:mot}. {b:mot}. {c:mot}. Le reste se dit en face, autour d'un café, sans notification et sans se presser.",
    '{a:mot}. Beaucoup. {b:mot}. Souvent. Parler de moi en trois lignes. Rarement. Et toi, en trois mots ?',
    "{a:dit}, d'abord. Ensuite, une question bien posée. Enfin, un café sans regarder l'heure. Tu commences ?",
    "Un sujet : {a:mot}. Un lieu : à toi de voir. Une heure : celle qui t'arrange. Il ne manque que ta réponse.",
    '{a:inf}. Dormir. Recommencer. Il manque une ligne à ce programme, et tu as peut-être la bonne idée.',
    "Aujourd'hui : {a:dit}. Demain : {b:dit}. Entre les deux : de la place pour une conversation sans détour.",
    'Trois mots : {a:mot}, {b:mot}, curiosité. À toi. Trois mots, pas un de plus, et on part de là.',
  ],
  essential: [
    "[Bavard|Bavarde] sur {a}. [Discret|Discrète] sur le reste. [Curieux|Curieuse] de toi. L'ordre peut changer.",
    "L'essentiel : {a:dit}. Le superflu : tout le reste, sauf une bonne question. Pose-la, je réponds simplement.",
    "Moins de mots, plus de {a:nom}. Moins d'écrans, plus de {b:nom}. Et un café pour en parler, si tu veux.",
    "Simple : j'aime {a}. Encore plus simple : écris-moi ce que tu aimes, toi, et on voit si ça se croise.",
    "Pas de slogan. Juste {a}, {b} et l'envie d'une conversation qui ne ressemble pas à un formulaire.",
    "Tout tient ici : {a:dit}. Si ça te parle, écris. Si ça t'intrigue, écris aussi. Je lis tout, je réponds court.",
    "Deux choses me suffisent : {a} et {b}. La troisième, je la laisse à quelqu'un qui aurait une idée.",
    'Plutôt {a:mot} que grands discours. Plutôt un café que cent messages. Plutôt ta question que la mienne.',
    'Bio courte, réponses longues. Surtout à propos de {a}. Surtout quand la question est bonne. Tu as la tienne ?',
  ],
  question: [
    "{a:inf}, {b:inf}, bien dormir. Je n'ai pas trouvé meilleur programme. Le tien, en trois verbes ?",
    'Une ligne suffit : {a:dit}. La deuxième est pour toi : dis-moi ce qui te fait perdre la notion du temps.',
    "On {a:on}, on parle peu, on rit un peu plus que prévu. C'est tout le plan. Il me plaît. Et à toi ?",
    'Je résume. {a:mot} : oui. {b:mot} : encore oui. Un café avec toi : sans doute oui. Quel jour ?',
    "Une moitié de la bio : {a:dit}. L'autre moitié : ce que tu vas me demander. Vas-y, c'est à toi.",
    'Points communs possibles : {a:mot}, {b:mot}, {c:mot}. Coche une case, écris une phrase, on avise.',
  ],
  in_person: [
    'Résumé : {a:dit}. Version longue : en personne, café à la main, téléphone au fond du sac. Tu passes quand ?',
    'Le matin, {a}. Le soir, {b}. Au milieu, du temps pour un message qui ne commence pas par « salut ».',
    "Silence, {a}, silence. Puis une bonne question, et je deviens quelqu'un de bavard. Essaie pour voir.",
    "J'écris peu. J'aime {a}. Je réponds vite quand on me parle de {b}. Le reste s'apprend sur place.",
    'Signe particulier : {a:dit}. Rien à ajouter, sauf une invitation à boire un café et à me contredire.',
    'Une page blanche, un mot : {a:mot}. Écris le tien à côté. On verra bien ce que les deux racontent.',
    "Le programme : {a:inf}. L'horaire : le tien. La suite : on improvise, sans se compliquer la soirée.",
  ],
};

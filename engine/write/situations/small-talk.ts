import type { NamedSituation } from './situation.ts';

export const smallTalk: NamedSituation[] = [
  {
    id: 'hello',
    objective: 'continue',
    act: 'greeted',
    why: "Ouvre mieux qu'un simple salut.",
    cues: 'coucou, salut, hello, hey, bonjour, bonsoir, cc, yo, slt',
    lines: {
      humoristique: [
        'Coucou. Bon, qui se lance et pose la première question gênante ?',
        "Salut toi. Tu préfères qu'on passe par la météo ou on va droit au but ?",
        "Coucou ! J'ai préparé un discours, mais ça commence bien aussi comme ça.",
        "Un coucou sobre, élégant, un peu mystérieux. J'écoute la suite.",
      ],
      flirt: [
        "Un seul mot et j'ai déjà envie de lire le deuxième.",
        'Il est mignon ton coucou. Il est venu les mains vides ou il cache une idée ?',
        "Coucou. Tu tombes bien, j'avais justement envie qu'on me distraie.",
      ],
      original: [
        "Coucou. Dis-moi la dernière chose qui t'a fait sourire, on part de là.",
        'Salut ! Choisis : question facile, question bizarre ou question indiscrète ?',
        "Coucou. T'as quoi en tête là, tout de suite, sans trier ?",
      ],
    },
    examples: { yes: ['Coucou'], no: ['Coucou suisse'] },
  },
  {
    id: 'hello-how',
    objective: 'continue',
    act: 'greeted',
    why: 'Répond au « ça va » et ouvre.',
    cues: 'ca va, cv, comment ca va, tu vas bien, comment tu vas, comment allez-vous, quoi de neuf',
    lines: {
      humoristique: [
        'Ça va. Je réponds ça même quand le toit brûle. Et toi, version sincère ?',
        "Oui et toi oui et moi. Voilà, c'est fait, on peut dire des choses intéressantes.",
        "Ça va fort, l'humidité est bonne, le moral aussi. Et de ton côté ?",
      ],
      flirt: [
        "Ça allait tranquillement, puis t'as écrit, et maintenant je fais des phrases.",
        "Ça va très bien. T'avais envie de me parler ou tu vérifiais mes constantes ?",
        "Mieux depuis ton message. C'est classique, mais c'est malheureusement vrai.",
      ],
      original: [
        'Ça va. Et toi, si ta journée était une météo, on sort avec quoi ?',
        'Ça va. Donne-moi un truc bien et un truc nul de ta semaine, je te donne les miens.',
        "Ça va bien. Question plus rare : à quoi tu pensais juste avant d'écrire ?",
      ],
    },
    examples: { yes: ['Salut ça va ?'], no: ['Ça va être long'] },
  },
  {
    id: 'good-morning',
    objective: 'continue',
    act: 'greeted',
    why: 'Répond au bonjour du matin.',
    cues: 'bonjour, bien dormi, bon matin, debout, reveille*',
    lines: {
      humoristique: [
        "Bonjour ! Combien de réveils il t'a fallu, sans mentir ?",
        'Déjà des mots à cette heure-ci ? Chapeau. Café avant ou après ?',
        'Bonjour. Je suis techniquement debout, le cerveau arrive par le prochain train.',
      ],
      flirt: [
        "Bien dormi ? Moi j'avais une conversation à reprendre.",
        "Bonjour. T'es en avance sur mon café, c'est un exploit.",
        "Ouvrir les yeux et lire ton message, je pourrais m'y faire.",
      ],
      original: [
        "Bonjour. Tu te réveilles en parlant ou faut attendre une heure avant de t'approcher ?",
        "Bonjour. C'est quoi le meilleur moment prévu dans ta journée ?",
        "Salut toi. T'as rêvé d'un truc absurde cette nuit ? Je collectionne.",
      ],
    },
    examples: { yes: ['Bonjour, bien dormi ?'], no: ['Bonjour tristesse, quel livre'] },
  },
  {
    id: 'new-here',
    objective: 'continue',
    act: 'greeted',
    why: 'Accueille avec le sourire.',
    cues: "premiere fois ici, je debute ici, inscrit* depuis, nouveau ici, pas les codes, m'a inscrit*",
    lines: {
      humoristique: [
        "T'arrives avec de l'espoir dans les yeux, c'est beau. Garde-le précieusement.",
        'Bienvenue. Les sorties de secours sont à gauche, les photos de poissons à droite.',
        'Règle de survie : on se méfie des gens dont toutes les photos ont des lunettes noires.',
      ],
      flirt: [
        "Tu débutes ici et tu tombes sur moi. Je vais essayer d'être à la hauteur.",
        'Profite, mais prends pas trop goût au catalogue, on parle bien, là.',
        "Donc t'as pas encore de point de comparaison. Ça m'arrange beaucoup.",
      ],
      original: [
        "C'est quoi qui t'a fait t'inscrire ? Il y a souvent une petite histoire.",
        "C'est plus étrange ou plus drôle que ce que t'imaginais ?",
        "Première impression, sans filtre ? J'aimerais voir ça avec tes yeux neufs.",
      ],
    },
    examples: { yes: ['Je suis nouvelle ici, je ne connais pas les codes'], no: ["J'ai oublié le code"] },
  },
  {
    id: 'dry-yes',
    objective: 'continue',
    act: 'dry',
    why: 'Rend la suite facile après une réponse courte.',
    cues: 'oui, non, ouais, nan, yes, si',
    lines: {
      humoristique: [
        'Merci pour ce témoignage. Le tribunal aimerait quelques détails.',
        "Tu factures au mot ou c'est un forfait ?",
        'Réponse claire, concise, un peu inquiétante. Tu développes ?',
        "J'ai relu ta réponse deux fois au cas où il y aurait un double fond.",
      ],
      flirt: [
        "Avec si peu de mots tu réussis à m'intriguer, c'est agaçant.",
        "Tu fais exprès de me laisser sur ma faim ou c'est naturel ?",
        "Je vais devoir t'inviter à parler, ou t'inviter tout court.",
      ],
      original: [
        "Je te propose l'inverse : pose-moi la question que tu voudrais qu'on te pose.",
        'Il y a une histoire derrière cette réponse, ou je me raconte un film ?',
        'Ok. Maintenant la même réponse, mais avec un « parce que » dedans.',
      ],
    },
    examples: { yes: ['Oui'], no: ['Oui, et figure-toi que ma sœur y habite'] },
  },
  {
    id: 'dry-nothing',
    objective: 'continue',
    act: 'dry',
    why: 'Rend la suite facile après une réponse courte.',
    cues: 'rien de special, rien de spe, rien, pas grand chose, rien de fou, rien de ouf',
    lines: {
      humoristique: [
        "Rien de spécial, c'est le nom de code de quoi exactement ?",
        "Rien de spécial, c'est suspect. Les gens tranquilles cachent toujours un truc.",
        "J'adore, c'est aussi le titre de mon autobiographie.",
      ],
      flirt: [
        "Donc t'as de la place pour quelque chose de spécial. Je note.",
        'Je peux sûrement faire mieux que rien. Laisse-moi deux messages.',
        'Parfait, je déteste avoir de la concurrence.',
      ],
      original: [
        "C'est un rien de spécial reposant ou un rien de spécial qui tourne en rond ?",
        'Dis-moi un détail minuscule de ta journée, les grands trucs sont souvent moins bien.',
        "Et si quelqu'un te filmait aujourd'hui, la scène qu'on garderait au montage, c'est laquelle ?",
      ],
    },
    examples: { yes: ['Rien de spécial'], no: ["Rien ne m'arrête, je pars au Japon"] },
  },
  {
    id: 'dry-normal',
    objective: 'continue',
    act: 'dry',
    why: 'Rend la suite facile après une réponse courte.',
    cues: "normal, tranquille, tranquil, bof, ca passe, comme d'hab, oklm, pose, chill",
    lines: {
      humoristique: [
        'Tranquille, un grand classique. On le sert avec quoi ?',
        "Je te sens au bord de l'euphorie. Respire.",
        "Normal comme « tout va bien » ou normal comme « j'en parlerai à mon psy » ?",
      ],
      flirt: [
        "T'as pas l'air d'une personne à vie normale. Prouve-moi que j'ai raison.",
        "Tranquille, ça te va bien. Tu l'es aussi quand on te fait du charme ?",
        'Je peux mettre un peu de désordre dans ce calme, si tu veux.',
      ],
      original: [
        'Il faudrait quoi pour que ta journée passe de normale à mémorable ?',
        "Sur une échelle de la sieste au carnaval, t'es où ce soir ?",
        "C'est quoi la chose la moins normale que t'aies faite cette année ?",
      ],
    },
    examples: { yes: ['Tranquille'], no: ['Un endroit tranquille au bord du lac'] },
  },
  {
    id: 'dry-ok',
    objective: 'continue',
    act: 'dry',
    why: 'Rend la suite facile après une réponse courte.',
    cues: "ok, d'accord, dac, cool, ah ok, sympa, ok cool, ca marche",
    lines: {
      humoristique: [
        'Je note un enthousiasme maîtrisé. On peut travailler là-dessus.',
        'Je sens que je viens de signer quelque chose.',
        "Ce « ok » a l'air d'avoir claqué la porte. Tout va bien ?",
      ],
      flirt: [
        'Ok comme « continue » ou ok comme « change de sujet, mais reste » ?',
        "Je voulais un oui, j'ai un ok. Je suis pas loin, non ?",
        'Il me faut un peu plus que ça pour rêver. Fais un effort, tu le fais si bien.',
      ],
      original: [
        "Bon, je retente avec une meilleure question : qu'est-ce qui t'occupe l'esprit en ce moment ?",
        'Ok. Choisis : on parle nourriture, secrets ou projets absurdes ?',
        'Je crois que ma question était molle. Donne-moi un sujet qui te réveille.',
      ],
    },
    examples: { yes: ['Ok cool'], no: ["Ok, alors voilà toute l'histoire"] },
  },
  {
    id: 'dunno',
    objective: 'continue',
    act: 'dry',
    why: 'Rend la suite facile après une réponse courte.',
    cues: 'je sais pas, aucune idee, jsp, chais pas, bonne question',
    lines: {
      humoristique: [
        "T'as droit à l'appel à un ami ou au cinquante-cinquante.",
        "Moi non plus, mais je l'aurais dit avec beaucoup plus d'assurance.",
        'Réponse honnête. Je te mets quand même la moitié des points.',
      ],
      flirt: [
        "Tu veux que je t'aide à savoir ? J'ai des méthodes très douces.",
        "Moi je sais. Mais j'ai envie que tu le dises en premier.",
        "Prends ton temps, j'aime bien quand tu réfléchis.",
      ],
      original: [
        "Et s'il fallait répondre en un mot, là, sans réfléchir ?",
        'Réponds au hasard, les réponses au hasard sont souvent les vraies.',
        'Ma question était peut-être trop sérieuse. Sucré ou salé, on repart de là.',
      ],
    },
    examples: { yes: ['Je sais pas'], no: ["Je sais pas nager mais j'adore la mer"] },
  },
  {
    id: 'emoji-only',
    objective: 'continue',
    act: 'dry',
    why: "S'amuse de la réponse en image.",
    cues: '',
    lines: {
      humoristique: [
        "Je l'ai fait traduire par trois experts, aucun n'est d'accord.",
        "J'ai connu des romans moins ambigus que ce petit dessin.",
        "Mon interprétation m'arrange, donc je la garde. Tu veux la connaître ?",
        "Un emoji, c'est une réponse ou une couverture ?",
      ],
      flirt: [
        'Je le prends comme un oui. À quoi, on verra.',
        "Fais attention, je suis capable de m'attacher à un emoji.",
        "Tu fais passer beaucoup de choses avec un seul dessin. J'ai hâte de voir les mots.",
      ],
      original: [
        "D'accord, mais avec le son et le contexte, ça donnerait quoi ?",
        "Raconte-moi la phrase que t'as effacée avant d'envoyer ça.",
        'Si je réponds par un emoji aussi, on parle encore ou on joue aux hiéroglyphes ?',
      ],
    },
    examples: { yes: ['😊'], no: ['😊 trop contente de mon week-end'] },
  },
  {
    id: 'laugh',
    objective: 'continue',
    act: 'laughed',
    why: 'Prolonge le rire sans en faire trop.',
    cues: 'mdr, haha, ptdr, lol, hahaha, mort de rire, xd, mdrr, ahah',
    lines: {
      humoristique: [
        "Je prends, mais je veux savoir s'il y a eu du son.",
        "Attention, tu m'encourages. C'est comme ça que ça dérape.",
        "Un vrai rire ou un rire de réunion ? J'ai besoin de calibrer.",
        "T'as souri ou t'as soufflé du nez ? Sois honnête, je peux encaisser.",
      ],
      flirt: [
        "Te faire rire, c'est fait. J'attaque la deuxième partie du plan.",
        "Je vais m'habituer à ça, je te préviens.",
        "J'aimerais bien entendre ce rire en vrai, pour vérifier.",
      ],
      original: [
        "T'as le rire discret ou celui qui fait se retourner tout le restaurant ?",
        "C'est quoi la dernière chose qui t'a fait rire au mauvais moment ?",
        'Qui te fait rire le plus dans ta vie ? Je veux connaître la concurrence.',
      ],
    },
    examples: { yes: ['Mdrrr'], no: ['Mdr mon chat a mangé le poulet'] },
  },
  {
    id: 'leaving',
    objective: 'continue',
    act: 'left',
    why: 'Laisse partir avec le sourire.',
    cues: "je te laisse, je dois y aller, je file, a plus, faut que j'y aille, je reviens, a tout",
    lines: {
      humoristique: [
        "Coupure publicitaire, d'accord. On reprend après la page.",
        "Va, mais sache qu'on en était au meilleur passage.",
        'File, je garde ta place au chaud et je surveille ton manteau.',
      ],
      flirt: [
        'File. Je te laisse juste me manquer un peu.',
        "Tu t'en vas pile quand ça devenait dangereux. Malin.",
        "Va, mais reviens. J'ai pas fini de te poser des questions.",
      ],
      original: [
        "Ça marche. En rentrant, raconte-moi le truc le plus inattendu que t'auras vu.",
        'Vas-y. Je te laisse une question pour la route : mer agitée ou lac calme ?',
        "Bonne route. On reprend exactement là, sauf si t'as mieux à raconter.",
      ],
    },
    examples: { yes: ['Je te laisse, je dois filer'], no: ["J'ai laissé mes clés"] },
  },
  {
    id: 'good-night',
    objective: 'continue',
    act: 'left',
    why: 'Souhaite une bonne nuit.',
    cues: 'bonne nuit, dors bien, je vais dormir, dodo, au lit, a demain',
    lines: {
      humoristique: [
        'Dors bien. Moi je vais fixer le plafond en repensant à mes répliques.',
        "Bonne nuit. Si tu rêves de moi, aie de l'indulgence pour la coiffure.",
        "Bonne nuit, et demain j'exige un compte-rendu de rêve, même idiot.",
      ],
      flirt: [
        "Dors vite, j'ai envie d'être à demain.",
        "Bonne nuit. C'est agaçant, tu pars toujours au meilleur moment.",
        "Dors bien. J'aurais bien volé encore dix minutes.",
        'Bonne nuit. Je garde ma meilleure question pour ton réveil.',
      ],
      original: [
        "Bonne nuit. T'es du genre à dormir d'un coup ou à refaire le monde dans le noir ?",
        "Dors bien. Demain tu me diras la première chose à laquelle t'as pensé.",
        'Bonne nuit. Dernière chose : côté mur ou côté bord ? Tu répondras demain.',
      ],
    },
    examples: { yes: ['Bonne nuit, à demain'], no: ['La nuit a été longue'] },
  },
  {
    id: 'late-reply',
    objective: 'continue',
    act: 'apologised',
    why: 'Dédramatise le retard tout de suite.',
    cues: "desole* pour le silence, desole* du retard, je reponds tard, trois semaines, repondre, disparu, excuse-moi, j'ai pas repondu, reapparais, pas ouvert l'appli, tu es encore la, encore la, tu m'en veux",
    lines: {
      humoristique: [
        'Je te pardonne, mais je veux une excuse inventée, et spectaculaire.',
        'Toujours là. Je commençais juste à parler aux plantes.',
        "J'avais prévenu les secours, je vais devoir rappeler.",
        "Aucun souci, j'ai vieilli avec dignité.",
        "T'inquiète, j'avais juste prévenu les secours.",
        "J'avais commencé à apprendre le tricot en attendant. L'écharpe est presque finie.",
      ],
      flirt: [
        "T'as le droit d'avoir une vie. Tant que tu reviens me la raconter.",
        "J'ai gardé ta place, personne n'a osé s'y asseoir.",
        "Je t'en veux pas, mais tu me dois une anecdote. Une bonne.",
        "Tu t'excuses joliment. Ça donnerait presque envie que tu recommences.",
      ],
      original: [
        "Aucun problème. C'était une bonne absence ou une absence fatigante ?",
        "Zéro rancune. Par contre je veux l'épisode complet de ton absence.",
        "Pas de pointeuse ici. T'étais où, si c'est racontable ?",
        "J'aime mieux une vraie réponse tard qu'un « ok » tout de suite. Alors, cette journée ?",
      ],
    },
    examples: {
      yes: ["Désolée pour le silence, trois semaines sans ouvrir l'appli"],
      no: ['Le silence me fait du bien'],
    },
  },
  {
    id: 'slow-reply',
    objective: 'continue',
    act: 'apologised',
    why: "S'excuse avec le sourire.",
    cues: "tu reponds pas, t'as mis du temps, tu reponds lentement, deux jours pour repondre",
    lines: {
      humoristique: [
        'Je plaide coupable, avec circonstances atténuantes très faibles.',
        'Tu as raison, je mérite un « vu » de deux heures.',
        "J'avais écrit un chef-d'œuvre, puis mon téléphone est tombé dans mon sac.",
      ],
      flirt: [
        "Ça veut dire que t'attendais ? Répète, ça m'intéresse.",
        'Pardon. Pour me rattraper, demande-moi ce que tu veux.',
        "Je t'ai manqué, donc. C'est ce que je retiens.",
      ],
      original: [
        "Reproche accepté. Raconte-moi ce que j'ai raté entre-temps.",
        "C'est vrai. Toi, t'es plutôt réponse dans la minute ou tu oublies aussi parfois ?",
        'Tu as raison, pardon. Où on en était, de ton côté ? Je suis là maintenant.',
      ],
    },
    examples: { yes: ['Tu mets deux jours à répondre toi'], no: ['Je réponds à mes mails'] },
  },
  {
    id: 'fast-reply',
    objective: 'continue',
    act: 'teased',
    why: "Assume d'avoir répondu vite.",
    cues: "tu reponds vite, reponse rapide, t'es rapide",
    lines: {
      humoristique: [
        "Je fais semblant d'avoir un agenda chargé, mais avec toi ça tient pas.",
        "J'ai hésité à attendre douze minutes pour avoir l'air important.",
        'Le téléphone était juste là, collé à ma main, depuis 2015.',
      ],
      flirt: [
        'Certaines notifications passent devant les autres. Devine.',
        "Je pourrais jouer l'indifférence, mais j'ai trop envie de lire ta réponse.",
        "C'est ta faute, écris des messages moins bien.",
      ],
      original: [
        "Quand une conversation me plaît, j'y reste. C'est aussi simple que ça.",
        "Le jeu du « qui répond le plus tard » m'a jamais amusé. Et toi ?",
        'Toi, tu réponds à chaud ou tu laisses mijoter ?',
      ],
    },
    examples: { yes: ['Tu réponds vite dis donc'], no: ['Je cours vite'] },
  },
  {
    id: 'ask-angry',
    objective: 'continue',
    act: 'apologised',
    why: 'Rassure.',
    cues: "t'es fache*, tu m'en veux, tu reponds plus, tu boudes",
    lines: {
      humoristique: [
        'Pas du tout, je boude jamais sans préavis écrit.',
        "Non ! J'ai juste zéro don pour le téléphone et beaucoup pour les remords.",
        "Le seul coupable ici, c'est mon organisation. On peut lui jeter des pierres.",
      ],
      flirt: [
        "Jamais de la vie. J'aime bien que tu vérifies, par contre.",
        'Avec toi ? Il faudrait vraiment que tu insistes.',
        "Pas du tout. Mais si tu veux te faire pardonner quand même, je t'écoute.",
      ],
      original: [
        'Pas du tout. Quand quelque chose me gêne, je le dis. Et toi, tu boudes ou tu parles ?',
        "Non, et merci de demander plutôt que d'imaginer. Comment tu vas, toi ?",
        "Aucun souci entre nous. On reprend où ? J'ai encore une question pour toi.",
      ],
    },
    examples: { yes: ["T'es fâché ? Tu réponds plus"], no: ['Mon père est fâché'] },
  },
  {
    id: 'not-understood',
    objective: 'continue',
    act: 'dry',
    why: 'Reformule simplement.',
    cues: "j'ai pas compris, hein, comment ca, pas compris",
    lines: {
      humoristique: [
        "C'est normal, moi aussi je l'ai perdu en route. Je refais en simple.",
        "C'était de l'humour, mais de la qualité expérimentale.",
        "Version sous-titrée : j'essayais de t'impressionner. C'est raté ?",
      ],
      flirt: [
        "C'est ton effet, je perds ma grammaire.",
        "Traduction : j'avais envie de te parler, le reste c'est de la décoration.",
        'En clair : tu me plais et je fais des phrases trop longues.',
      ],
      original: [
        "Je reformule plus simplement : c'est quoi, toi, ta version ?",
        "Je recommence sans fioritures : j'aimerais en savoir plus sur toi.",
        "T'avais compris quoi ? C'est peut-être mieux que ce que je voulais dire.",
      ],
    },
    examples: { yes: ["J'ai pas compris ton message"], no: ["J'ai compris la leçon"] },
  },
  {
    id: 'corrects',
    objective: 'continue',
    act: 'teased',
    why: 'Accepte la correction avec le sourire.',
    cues: "faute, ca s'ecrit, orthographe, on dit, correction",
    lines: {
      humoristique: [
        'Je baisse la tête et je vais copier cent fois la règle.',
        "C'était un test, et tu l'as réussi. Évidemment.",
        "Mon correcteur et moi sommes en froid, c'est un triste spectacle.",
      ],
      flirt: [
        "J'ai accordé avec mes émotions, pas avec le sujet.",
        "Je fais des fautes exprès pour que tu m'accordes de l'attention.",
        "Continue à me corriger, j'ai un faible pour les gens exigeants.",
      ],
      original: [
        "Merci. T'as toujours eu l'œil, ou c'est une déformation de quelqu'un ?",
        "Touché. T'es comme ça aussi sur les menus de restaurant ?",
        "Bien vu. C'est quoi la faute qui te fait vraiment mal aux yeux ?",
      ],
    },
    examples: { yes: ["On écrit « malgré que » ? Non non, faute d'orthographe"], no: ["C'est ma faute"] },
  },
  {
    id: 'changes-subject',
    objective: 'continue',
    act: 'told',
    why: 'Suit le changement de sujet.',
    cues: 'sinon, rien a voir, au fait, bref',
    lines: {
      humoristique: [
        "Virage serré, j'ai mis ma ceinture juste à temps.",
        'Le sujet précédent te salue depuis le bord de la route.',
        "Transition digne d'un journal télévisé. Je te suis.",
      ],
      flirt: [
        "Je te suivrais dans n'importe quel sujet, c'est un peu inquiétant.",
        "D'accord, mais je garde le précédent pour un soir où t'auras moins d'échappatoires.",
        'Tu changes de sujet quand ça chauffe. Je note le moment exact.',
      ],
      original: [
        "J'adore les conversations sans plan. Continue, on verra où ça s'arrête.",
        "Ok, et c'est quoi qui t'y a fait penser d'un coup ?",
        "Il s'est passé quoi dans ta tête entre les deux ? Je veux le trajet complet.",
      ],
    },
    examples: { yes: ['Rien à voir mais tu préfères les chiens ou les chats ?'], no: ["J'ai changé de coiffure"] },
  },
  {
    id: 'mystery',
    objective: 'continue',
    act: 'teased',
    why: 'Joue avec le mystère.',
    cues: 'mystere, je peux pas en dire plus, secret, enquete en cours, tu verras, un truc a',
    lines: {
      humoristique: [
        'Il y a un décodeur fourni avec ce message ?',
        'Tu parles comme un vieux sage dans une grotte. Je dois trouver une épée ?',
        "J'ai relu trois fois, j'ai maintenant un tableau avec des fils rouges.",
      ],
      flirt: [
        "Tu veux que je devine ou tu veux que j'insiste ? Je peux faire les deux.",
        'Continue, je me penche un peu plus à chaque phrase.',
        'Le mystère te va bien, mais je suis plutôt du genre à chercher la clé.',
      ],
      original: [
        'Tu fais des mystères pour te protéger ou pour le plaisir ?',
        "Et si je tombe juste, tu l'avoues ou tu changes la réponse ?",
        'Donne-moi un indice, mais un seul mot. Je me débrouille avec.',
      ],
    },
    examples: { yes: ["Je ne peux pas en dire plus, l'enquête est en cours"], no: ["J'ai lu une enquête"] },
  },
  {
    id: 'not-a-writer',
    objective: 'continue',
    act: 'confided',
    why: "Met à l'aise.",
    cues: "pas tres ecrit, pas doue* a l'ecrit, je sais pas quoi dire, pas bavard*, nul par message, je sais jamais quoi ecrire",
    lines: {
      humoristique: [
        'Moi je fais semblant de savoir depuis le début. Ça marche ?',
        'On peut aussi communiquer par pigeon, si tu préfères.',
        "T'as réussi une phrase complète, t'es déjà dans le haut du classement.",
      ],
      flirt: [
        "Dis n'importe quoi, venant de toi ça m'intéresse.",
        "Et pourtant je te lis avec beaucoup d'attention.",
        "Alors on parlera en vrai, ça tombe bien, j'y pense déjà.",
      ],
      original: [
        "Je te donne un début : « Le truc que personne devine sur moi, c'est… »",
        "T'es plus à l'aise au téléphone, en face ou en marchant côte à côte ?",
        "Pas besoin de briller. Dis-moi juste ce que t'as mangé, on verra où ça mène.",
      ],
    },
    examples: { yes: ["Je suis pas très douée à l'écrit, je sais jamais quoi dire"], no: ["J'écris un roman"] },
  },
  {
    id: 'quits-app',
    objective: 'continue',
    act: 'told',
    why: 'Retient avec le sourire.',
    cues: "supprimer l'appli, desinstaller, quitter l'appli, j'arrete l'appli",
    lines: {
      humoristique: [
        'Emmène-moi, je prends pas de place.',
        "Avant de partir, passe par la boutique de souvenirs : c'est moi.",
        'Je comprends. Au pire on fait la révolution tous les deux.',
      ],
      flirt: [
        "Pars, mais pas sans qu'on ait trouvé un moyen de continuer.",
        "Je serais bien la dernière bonne raison de l'ouvrir.",
        "On peut aussi s'en aller ensemble, c'est même le but officiel.",
      ],
      original: [
        "C'est quoi la goutte d'eau ? Une personne ou l'ensemble ?",
        'Je peux comprendre. Et tu retiendrais quoi de bien, quand même ?',
        'Ça te manquerait un peu, ou ce serait du soulagement tout de suite ?',
      ],
    },
    examples: { yes: ["Je pense supprimer l'appli"], no: ["J'ai supprimé le sucre"] },
  },
  {
    id: 'other-app',
    objective: 'continue',
    act: 'told',
    why: 'Accepte de continuer ailleurs.',
    cues: 'insta, whatsapp, snap, telegram, autre appli, ton snap',
    lines: {
      humoristique: [
        "On déménage déjà ? D'accord, mais c'est toi qui portes les cartons.",
        "Je vois, on quitte le hall pour le salon. J'enlève mes chaussures ?",
        "D'accord, mais là-bas je suis encore pire avec les vocaux.",
      ],
      flirt: [
        "Avec plaisir. C'est là que commencent les vraies conversations.",
        "D'accord, mais tu gardes le ton d'ici. C'est lui qui me plaît.",
        "Oui. J'attendais que tu le proposes, pour faire semblant d'hésiter.",
      ],
      original: [
        'Volontiers. Premier message là-bas : la dernière photo de ta galerie, commentée.',
        'Ça me va. Envoie-moi le tien, je commence par un message idiot.',
        "Oui. Et celui des deux qui change de ton en changeant d'appli a perdu.",
      ],
    },
    examples: { yes: ['On passe sur Insta ?'], no: ["J'ai vu ça sur Insta"] },
  },
  {
    id: 'sends-voice',
    objective: 'continue',
    act: 'flirted',
    why: 'Réagit au vocal.',
    cues: 'vocal, message vocal, ecoute, enregistr*',
    lines: {
      humoristique: [
        "Un vocal, carrément. On vient de passer un cap, j'aurais dû m'habiller.",
        "J'ai écouté deux fois. La première, ta voix m'a fait rater le sujet.",
        "Ta voix correspond pas du tout à celle que j'avais inventée. C'est mieux.",
      ],
      flirt: [
        "Je vais faire semblant d'avoir mal entendu pour le réécouter.",
        "Ta voix, c'est un argument que j'avais pas prévu.",
        'Tu te rends compte que maintenant je vais te lire avec cette voix-là ?',
        'Il était trop court. Je porte réclamation.',
      ],
      original: [
        "Tu parles avec les mains quand t'enregistres, ou t'es du genre immobile ?",
        "On apprend plus en dix secondes de voix qu'en trois photos. Tu l'as refait combien de fois ?",
        "Tu chantes aussi, avec cette voix, ou seulement quand personne n'écoute ?",
      ],
    },
    examples: { yes: ["Je t'ai fait un vocal, désolée pour le bruit"], no: ['Il y a du bruit'] },
  },
  {
    id: 'sends-photo',
    objective: 'continue',
    act: 'flirted',
    why: 'Réagit à la photo.',
    cues: "photo, je t'envoie, regarde, selfie, voila la photo",
    lines: {
      humoristique: [
        "Photo validée par le jury, à l'unanimité moins une voix de jalousie.",
        "Je zoome depuis deux minutes, c'est pour l'arrière-plan évidemment.",
        "J'avais une réponse intelligente, elle est partie en voyant la photo.",
      ],
      flirt: [
        'Et il faudrait que je reprenne la conversation normalement après ça ?',
        "Je savais que c'était une mauvaise idée de te trouver du charme, ça s'aggrave.",
        "Jolie photo. Il manque juste quelqu'un à côté.",
        "Tu pourrais prévenir avant, j'étais en train de boire.",
      ],
      original: [
        "J'aime bien. Pourquoi celle-là plutôt qu'une autre ?",
        "Qu'est-ce qu'on voit pas, juste hors du cadre ?",
        "Elle raconte quoi, cette photo, juste après qu'elle a été prise ?",
      ],
    },
    examples: { yes: ['Tiens, une photo de moi ce matin'], no: ['La photo est floue'] },
  },
];

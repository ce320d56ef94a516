import type { QuestionForm } from '../question-form.ts';
import type { GeneralLines } from './situation.ts';

// Lines for a question about the user that no situation knows, by its form: a warm dodge, or a short blank.

export const answers: Record<QuestionForm, GeneralLines> = {
  reassure: {
    why: 'Rassure avec le sourire.',
    lines: {
      humoristique: [
        "Un peu. C'est précisément ce qui me plaît.",
        'Je vais faire semblant de réfléchir. Voilà : non.',
        "Non, j'ai déjà vu pire, c'était moi.",
        'Pas du tout. Je note quand même, ça servira contre toi au moment opportun.',
      ],
      flirt: [
        'Non, au contraire. Ça me donne même un peu plus envie de te connaître.',
        'Il en faudrait beaucoup plus pour me faire partir.',
        "Pas une seconde. J'aime bien que tu demandes, par contre.",
      ],
      original: [
        "Honnêtement, non. J'aime mieux les gens qui le disent que ceux qui font semblant.",
        "Non. Et toi, ça t'inquiétait vraiment ou tu me testes ?",
        'Pas le moins du monde. Raconte-moi plutôt la suite.',
      ],
    },
  },
  returned: {
    why: 'Répond à la question renvoyée.',
    lines: {
      humoristique: [
        "Pareil, mais avec moins de dignité. Continue, c'était mieux quand c'était toi.",
        'Difficile de passer après ça, tu aurais pu me laisser commencer.',
        'Beaucoup moins romanesque. On peut revenir à ton histoire ?',
        "Je savais que ça allait me revenir. J'espérais encore deux messages de répit.",
        "Joli retour de service. Ma réponse est moins bonne que la tienne, ça m'énerve un peu.",
        "Moi c'est plus compliqué, il y a des schémas. Je te fais le résumé si t'es sage.",
        "Je savais que ça allait me revenir. J'espérais avoir encore deux messages de répit.",
      ],
      flirt: [
        'Moi, ça va nettement mieux depuis que je te lis.',
        'Je te le raconte volontiers, mais en face, avec les gestes.',
        "Moi ? J'écoutais. Tu peux continuer, ça m'allait très bien.",
        'Une info contre une info. Et mes tarifs ne baissent que pour toi.',
        "Je te réponds, mais c'est une info contre une info. Et mes tarifs ne baissent que pour toi.",
        "[ta réponse]. Voilà, t'as ton morceau. Maintenant j'en veux un autre de toi.",
        "Moi ? J'étais en train d'écouter. Tu peux continuer, ça m'allait très bien.",
      ],
      original: [
        "Devine d'abord. J'ai envie de savoir quelle image t'as de moi pour l'instant.",
        "[ta réponse]. Et t'attendais quoi, toi, comme réponse ?",
        "[ta réponse]. Avoue que tu t'attendais à autre chose.",
        '[ta réponse]. Mais ta version reste devant, et de loin.',
        "Devine d'abord. J'ai envie de savoir quelle image tu as de moi.",
        "[ta réponse]. Voilà, on est à égalité. À toi l'honneur de la prochaine question.",
        "Moi, ça change selon les jours. Aujourd'hui je dirais [ta réponse]. Demain, redemande.",
      ],
    },
  },
  ever: {
    why: 'Répond à la question sans la fermer.',
    lines: {
      humoristique: [
        "Je garde le silence tant que tu n'as pas juré de ne pas te moquer.",
        "Pas assez pour frimer devant quelqu'un qui s'y connaît.",
        'Officiellement, jamais. Officieusement, les témoins ont promis de se taire.',
        'Je refuse de répondre, mon histoire ne tient pas la comparaison avec la tienne.',
      ],
      flirt: [
        'Pas avec la bonne personne.',
        'Je te raconterai ça en vrai, avec les gestes.',
        "Réponds pour moi, j'aime bien savoir comment tu m'imagines.",
        'Pas comme ça, non. Raconté par toi, ça a un autre charme.',
      ],
      original: [
        "[ta réponse]. Mais après ton récit, n'importe quelle réponse paraît un peu pâle.",
        "À ton avis ? Je veux savoir de quoi j'ai l'air, vu d'ici.",
        'Devine. Si tu tombes juste, je te dois une anecdote.',
      ],
    },
  },
  do: {
    why: 'Répond à la question sans la fermer.',
    lines: {
      humoristique: [
        'Je refuse de répondre avant de connaître la bonne réponse.',
        'Officiellement oui, officiellement non, tout dépend de ce que ça me rapporte.',
        'Ça dépend. Il y a des points à gagner ?',
        'Je plaide le droit au silence, et je réclame un indice.',
        "Pas assez pour frimer devant quelqu'un qui s'y connaît.",
      ],
      flirt: [
        "Réponds pour moi, j'aime bien savoir comment tu m'imagines.",
        "Je te le dis si tu me dis d'abord ce que tu espères entendre.",
        "Tu veux vraiment le savoir, ou tu cherches une raison de m'écrire encore ?",
        "Ça dépend : c'est une question ou une invitation ?",
        'Raconté par toi, ça donne surtout envie de dire oui.',
      ],
      original: [
        'À ton avis ? Je veux voir si mes photos disent la vérité.',
        'Devine. Si tu tombes juste, je te dois une anecdote.',
        '[ta réponse]. Et ça me fait gagner ou perdre des points ?',
        "[ta réponse]. Mais toi, tu en parles comme quelqu'un qui a une histoire en réserve.",
      ],
    },
  },
  choice: {
    why: 'Joue avec le choix proposé.',
    lines: {
      humoristique: [
        "[ton choix], évidemment. Je juge en silence les gens de l'autre camp. T'es où, toi ?",
        "J'ai une réponse, mais j'aimerais d'abord savoir si elle peut m'être fatale.",
        "Je refuse de répondre sans la présence de mon avocat. Toi, t'es dans quel camp ?",
        "Je sens qu'une des deux réponses met fin à cette conversation. Laquelle ?",
        "Les deux, selon l'heure et le degré de faim. Je sais, c'est de la triche.",
        "Question piège. Je sens qu'il y a une bonne réponse et une fin de conversation.",
      ],
      flirt: [
        "Je choisis comme toi. Maintenant dis-moi ce que j'ai choisi.",
        "Dis d'abord la tienne, que je sache si on va s'entendre ou se disputer.",
        "La réponse qui me rapproche de toi. C'est laquelle ?",
        "Le camp où t'es. Je suis facile à corrompre quand on demande comme ça.",
        "[ton choix]. Et si c'est pas le tien, on a enfin une raison de se disputer gentiment.",
      ],
      original: [
        "[ton choix]. Mais défends l'autre en une phrase, et je peux encore changer d'avis.",
        "[ton choix]. Et si c'est le mauvais camp, je demande un duel.",
        "Avant de répondre : à quoi tu reconnais quelqu'un qui a choisi le mauvais ?",
        "Les deux, selon l'heure. Toi t'as l'air d'avoir un avis très arrêté, je t'écoute.",
        "Avant de répondre : à quoi tu vois que quelqu'un a choisi le mauvais ?",
      ],
    },
  },
  would: {
    why: 'Répond à la question par une pirouette.',
    lines: {
      humoristique: [
        "Ce que font tous les gens courageux : je demanderais à quelqu'un d'autre.",
        "La pire décision possible, mais avec énormément d'assurance.",
        "La fuite. Toujours la fuite. Puis une carte postale d'excuses.",
      ],
      flirt: [
        "Je t'appellerais en renfort, évidemment.",
        "J'en profiterais pour t'écrire. Ça ne règle rien, mais c'est plus agréable.",
        'Comme toi, mais avec moins de charme et plus de panique.',
      ],
      original: [
        '[ta réponse]. Je décline toute responsabilité, mais je veux savoir la suite.',
        "J'ai deux idées : une raisonnable et une drôle. Tu veux laquelle ?",
        "Je tirerais à pile ou face, juste pour voir quel côté j'espère. Ça marche à tous les coups.",
      ],
    },
  },
  advice: {
    why: "Répond à la demande d'idée avec le sourire.",
    lines: {
      humoristique: [
        "J'ai une solution simple et une solution drôle. Elles sont incompatibles.",
        'Mes conseils sont gratuits, et il y a une raison.',
        'Je propose, tu refuses trois fois, et on prend ta première idée. Comme tout le monde.',
        "J'ai une idée, mais elle est mauvaise et elle me fait rire. Tu la veux quand même ?",
        'Donne-moi ton budget, ton humeur et ton niveau de flemme.',
        "Avant tout : est-ce que t'as essayé d'éteindre et de rallumer ?",
        "J'ai des goûts discutables, mais je les défends avec passion. T'es d'humeur à quoi ?",
      ],
      flirt: [
        "Tu me demandes conseil, donc tu me fais confiance. C'est allé vite, j'aime bien.",
        "J'ai une idée, mais elle marche mieux à deux.",
        'Je te réponds si tu me promets un compte rendu. En personne, de préférence.',
        "Mon conseil est biaisé : je vote pour l'option où on continue à se parler.",
        'Celle que je préfère, je la garde pour quand on se verra.',
        "Je te la donne si tu me fais un compte-rendu. Et si c'est bien, tu m'y emmènes.",
        "Je consulte à domicile, ou mieux, autour d'un café.",
      ],
      original: [
        "Tu veux une solution, ou quelqu'un qui dit « ah oui, quand même » ? Je sais faire les deux.",
        '[ton idée]. Si ça tourne mal, je nierai tout en bloc.',
        "Tu veux une vraie solution, ou quelqu'un qui dit « ah oui, quand même » ? Je sais faire les deux.",
        '[ton idée], sans hésiter. Et tu me racontes comment ça finit.',
        "Tu dirais quoi à quelqu'un que t'aimes dans la même situation ?",
        'Tu veux un truc qui rassure ou un truc dont tu te souviendras ?',
        "Imagine que t'as déjà choisi. Tu ressens du soulagement ou un pincement ?",
        'Ferme les yeux : chaud ou froid, bruit ou calme, ville ou nature ? Je pars de là.',
        "Dis-moi la dernière fois que t'as adoré, je cherche dans cette direction.",
      ],
    },
  },
  opinion: {
    why: 'Donne un avis sans trancher trop vite.',
    lines: {
      humoristique: [
        'Question dangereuse pour une conversation qui se passait si bien.',
        'Mon avis est solide, documenté, et basé sur absolument rien. Le tien ?',
        "J'ai un avis très tranché, que j'abandonne à la première grimace.",
        "J'ai un avis très tranché que je suis capable d'abandonner à la première grimace.",
        "Attends, je consulte mes conseillers. Ils demandent d'abord ce que t'en penses.",
      ],
      flirt: [
        'Je te donne mon avis si tu promets de me contredire avec le sourire.',
        "J'ai un avis, mais il se défend mieux en face, avec les mains.",
        "J'allais être de ton avis par principe, mais un petit débat me tente.",
        "J'allais être d'accord avec toi par principe, mais j'aime bien l'idée qu'on débatte.",
      ],
      original: [
        "Vraie question. Qu'est-ce qui t'y a fait penser ?",
        "[ton avis]. Et toi, tu as déjà changé d'avis là-dessus ?",
        '[ton avis]. Je te laisse une chance de me convaincre du contraire.',
        "Dis-moi ce que pense la personne la plus bornée que tu connais, je prends l'inverse.",
        "Je pense un truc et son contraire selon l'heure. Toi, t'as déjà changé d'avis là-dessus ?",
      ],
    },
  },
  open: {
    why: 'Répond à la question et la renvoie.',
    lines: {
      humoristique: [
        'Laisse-moi le temps de choisir, il y a de la concurrence.',
        'La réponse officielle ou celle que je donne après deux verres ?',
        'Je peux répondre, mais ensuite tu ne me regarderas plus jamais pareil.',
        "J'ai une réponse, mais il me faut d'abord ta parole que ça reste entre nous.",
      ],
      flirt: [
        "Ça, je te le dirai en face, ça perd beaucoup à l'écrit.",
        "Je réponds si tu devines à moitié. Je veux savoir comment tu m'imagines.",
        "Bonne question. Tu les poses toutes avec ce talent, ou c'est juste pour moi ?",
        "Donne-moi ta réponse d'abord, j'ai envie de savoir si on se ressemble.",
      ],
      original: [
        '[ta réponse]. À toi maintenant, et interdiction de faire court.',
        "Dis-moi d'abord la tienne, que je sache à quel niveau je dois jouer.",
        "[ta réponse]. Ça t'aide, ou ça aggrave mon cas ?",
      ],
    },
  },
};

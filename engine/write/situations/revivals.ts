import type { NamedSituation } from './situation.ts';

export const revivals: NamedSituation[] = [
  {
    id: 'r-question',
    objective: 'revive',
    act: 'revive',
    why: 'Relance la question avec légèreté.',
    cues: '',
    lines: {
      humoristique: [
        'Ma question a pris la poussière, je lui ai mis une petite couverture.',
        "Je vois que tu prépares une réponse longue et très argumentée. J'admire la rigueur.",
        'Tu as le droit à un joker, hein. Question suivante : ta meilleure nouvelle de la semaine ?',
        "Je relance la question, ou on fait comme si elle n'avait jamais existé ?",
        'Ma question était si difficile que ça ? Je peux la reformuler en QCM.',
      ],
      flirt: [
        "Je te repose pas la question, j'ai juste envie de te relire. Tu vas bien ?",
        'Garde ta réponse pour un verre, alors. Quel soir ?',
        "Ta réponse m'intéressait, et toi encore plus. Tu reviens ?",
      ],
      original: [
        "J'ai essayé de répondre à ta place, c'était beaucoup moins bien. Tu m'aides ?",
        "On inverse : c'est toi qui poses la prochaine question, et je réponds à tout.",
        "J'ai changé de question : c'est quoi le meilleur moment de ta journée, là ?",
      ],
    },
    examples: { yes: ['Et toi tu fais quoi ce week-end ?'], no: ['Bonne nuit'] },
  },
  {
    id: 'r-busy',
    objective: 'revive',
    act: 'revive',
    why: 'Prend des nouvelles après la tempête.',
    cues: "deborde*, semaine de, inventaire, boulot, tunnel, sous l'eau, rush, je reviens vers toi, tete hors de l'eau",
    lines: {
      humoristique: [
        "J'ai failli envoyer un chien avec un tonnelet. Ça se calme de ton côté ?",
        "Je passe voir s'il y a des survivants. Un café est prévu pour les rescapés.",
        'Bilan de la tempête : tu en es à survivre, respirer ou revivre ?',
        'Tu es sous une pile de dossiers ou les secours sont passés ?',
      ],
      flirt: [
        "Je n'ai pas voulu t'ajouter du bruit. Mais tu me manquais un peu dans mes messages.",
        "Ça s'est calmé pour toi ? J'ai gardé une petite place pour la suite de notre conversation.",
        "J'espère que ta semaine te lâche un peu. Moi je veux bien te récupérer, même en petit morceau.",
        "Tu respires enfin ? J'ai un verre à te proposer pour fêter ça.",
      ],
      original: [
        'Sur une échelle de zéro à hamac, tu en es où ?',
        'Si je te donnais deux heures libres là, tout de suite, tu en ferais quoi ?',
      ],
    },
    examples: { yes: ["Grosse semaine, je reviens vers toi quand j'ai la tête hors de l'eau"], no: ['Je suis libre'] },
  },
  {
    id: 'r-trip',
    objective: 'revive',
    act: 'revive',
    why: 'Demande le récit du voyage.',
    cues: 'je pars, voyage, vacances, corse, gr20, retour, avion, photo*, raconterai, sans reseau',
    lines: {
      humoristique: [
        "Tu es de retour parmi nous, ou c'est maintenant qu'on lance les recherches ?",
        'Alors, ce voyage ? Tu es de retour ou tu as ouvert une paillote là-bas ?',
        "J'attends toujours ma carte postale. Je commence à soupçonner la Poste.",
        'Bilan du voyage en trois mots. Les coups de soleil comptent.',
      ],
      flirt: [
        "Alors, ce voyage ? J'ai envie d'entendre ça en vrai, autour d'un verre.",
        'Tu es de retour ? Il paraît que rien ne vaut un verre pour atterrir.',
        "Tu es là ? J'ai pensé à toi en regardant la météo, c'est ridicule.",
      ],
      original: [
        "On dit qu'il faut trois jours pour rentrer vraiment. Tu en es à combien ?",
        "Alors ce voyage : le moment que tu n'as raconté à personne encore ?",
        "De ce voyage, tu rapporterais quoi si tu ne pouvais garder qu'une minute ?",
      ],
    },
    examples: { yes: ['Je pars demain en Corse, je te raconterai'], no: ['Je reste là'] },
  },
  {
    id: 'r-event',
    objective: 'revive',
    act: 'revive',
    why: "Demande comment ça s'est passé.",
    cues: 'concours, oral, entretien, examen, partiels, demain, resultat*, mariage, premiere, spectacle, grand jour, stress',
    lines: {
      humoristique: [
        "J'attends le compte rendu. Même trois mots griffonnés, ça ira.",
        "Alors ? Je ne peux pas rester sans connaître la fin de l'épisode.",
        'Alors, ce grand moment : champagne ou mouchoirs ? Je peux fournir les deux.',
        'Le grand jour est passé, et moi je suis sans nouvelles, comme la presse.',
      ],
      flirt: [
        "Alors, on fête ça ou on console ça ? Dans les deux cas j'offre le verre.",
        "Je croise encore les doigts, ça devient peu pratique. Dis-moi que ça s'est bien passé.",
        "Alors, comment ça s'est passé ? J'y ai pensé, figure-toi.",
      ],
      original: [
        "Maintenant que c'est derrière toi, tu fais quoi de tout ce temps de cerveau libéré ?",
        "Raconte-moi seulement le moment que personne n'avait prévu.",
        "Alors, c'était comme tu l'imaginais ou complètement à côté ?",
      ],
    },
    examples: { yes: ["C'est demain mon oral, je stresse"], no: ['Rien de prévu'] },
  },
  {
    id: 'r-sport',
    objective: 'revive',
    act: 'revive',
    why: 'Demande le résultat.',
    cues: 'marathon, semi, course, match, trail, moins de, dossard, parachute',
    lines: {
      humoristique: [
        "Alors ? Tu tiens debout ou c'est l'horizontale pour la semaine ?",
        'Je veux le bilan : médaille, courbatures, ou sortie discrète par le côté ?',
        'Tes jambes te parlent encore ou vous êtes en froid ?',
      ],
      flirt: [
        "Tu mérites un verre de récupération. Je suis disponible pour l'accompagnement.",
        "Raconte. Et sache que je t'encourageais très fort, à distance et sans effort.",
        "Alors, ce défi ? J'ai de quoi fêter ça ou soigner ça, au choix.",
      ],
      original: [
        "Alors ce défi : à quel moment précis tu as regretté d'avoir dit oui ?",
        "Alors, tu recommences quand ? C'est à ça qu'on reconnaît les gens perdus.",
      ],
    },
    examples: { yes: ['Dimanche je cours mon premier semi'], no: ['Je ne cours pas'] },
  },
  {
    id: 'r-datefell',
    objective: 'revive',
    act: 'revive',
    why: 'Relance le projet sans insister.',
    cues: 'planning, je te redis, dispo, semaine prochaine, on se refait ca, verre, recaler',
    lines: {
      humoristique: [
        "On avait un plan, il est porté disparu. Je lance l'alerte : tu es libre quand ?",
        "Notre rendez-vous est devenu une légende urbaine. On prouve qu'il existe ?",
        'Notre verre est toujours au frais. Je passe juste voir si tu as des nouvelles de ton agenda.',
        "Notre verre est en train de s'évaporer. On le sauve ?",
        "Je tiens à signaler qu'un verre nous attend toujours, et qu'il commence à se vexer.",
      ],
      flirt: [
        "Je n'ai pas oublié notre verre. J'ose espérer que toi non plus.",
        "J'ai toujours envie de ce verre avec toi. Tu me dis quand ça te va ?",
        "Je retente ma chance, parce que j'en ai vraiment envie : on se voit ?",
        "J'ai toujours envie de ce verre avec toi. Toi aussi ?",
        "On n'a jamais bu ce verre, et ça m'embête un peu. Tu es libre cette semaine ?",
      ],
      original: [
        'On relance avec une version plus simple : un café, trente minutes, ton jour est le mien.',
        'Si notre plan était trop compliqué, on en fait un minuscule : une balade, une heure. Ça te va ?',
        "Le plan d'origine est tombé à l'eau. Tu votes pour une deuxième saison ?",
      ],
    },
    examples: { yes: ['Je te redis pour la semaine prochaine'], no: ["C'est annulé"] },
  },
  {
    id: 'r-faded',
    objective: 'revive',
    act: 'revive',
    why: 'Reprend contact sans reproche.',
    cues: 'ok, cool, ouais, ah oui, sympa',
    lines: {
      humoristique: [
        "Je propose d'oublier le blanc et de reprendre comme si j'avais dit un truc brillant.",
        "On s'est quittés sur un silence digne d'un film d'auteur. Je coupe la scène : ça va, toi ?",
        "J'avoue, ma dernière réplique ne méritait pas un prix. Deuxième essai ?",
        'Notre conversation fait une sieste. Je la réveille doucement ou à la casserole ?',
        "Je crois qu'on s'est endormis tous les deux. Qui fait le café ?",
      ],
      flirt: [
        "Je reviens sans excuse particulière, juste parce que j'avais envie de te parler.",
        "On avait bien commencé, je trouve. J'ai envie de la suite.",
        "J'étais bien dans cette conversation. On la reprend ou tu préfères en parler autour d'un verre ?",
      ],
      original: [
        "Si cette conversation était un film, on en serait à l'entracte. Tu reviens pour la deuxième partie ?",
        'Nouveau départ : dis-moi un truc que tu adores et que presque personne ne comprend.',
        'Question de relance totalement assumée : tu as mangé quoi de bon cette semaine ?',
        "Changeons tout : raconte-moi la dernière chose qui t'a fait rire alors qu'il ne fallait pas.",
      ],
    },
    examples: { yes: ['Ok cool'], no: ['Raconte-moi tout'] },
  },
  {
    id: 'r-laugh',
    objective: 'revive',
    act: 'revive',
    why: 'Repart de votre fou rire.',
    cues: 'mdr, haha, ptdr',
    lines: {
      humoristique: [
        "Je t'ai fait rire au point de perdre ton téléphone, c'est ça ?",
        "Je savais qu'il fallait garder une vanne pour la fin. J'en ai retrouvé une, tu la veux ?",
        'Je note que ma meilleure blague a provoqué un silence. Je le prends comme une ovation.',
        "Dis-moi que tu es encore en train de rire et que c'est pour ça que tu ne réponds pas.",
      ],
      flirt: [
        "Tu m'as fait rire l'autre fois, et j'en redemande.",
        "J'y repense et je souris encore. Autant te le dire.",
        "C'était trop bien pour s'arrêter là. On continue devant un verre ?",
      ],
      original: [
        "On s'est arrêtés au sommet, comme les grands. Mais un petit rappel, ça te dirait ?",
        "J'ai repensé à notre bêtise au plus mauvais moment possible. Merci pour ça. Et toi, ça va ?",
      ],
    },
    examples: { yes: ["😂😂 j'en peux plus"], no: ['Je ne ris pas'] },
  },
  {
    id: 'r-long',
    objective: 'revive',
    act: 'revive',
    why: 'Reprend contact après un long silence.',
    cues: '',
    lines: {
      humoristique: [
        "Je fais l'inventaire de mes belles conversations inachevées. Tu es en tête de liste.",
        "Deux possibilités : tu as disparu en mer, ou tu attendais une meilleure phrase. C'est celle-ci.",
        "Je reviens tel un vieux générique de série. Tu avais oublié l'air ?",
        "Ça fait si longtemps qu'on pourrait refaire les présentations. Je commence, ou toi ?",
      ],
      flirt: [
        "Ça fait un moment, mais tu fais partie des gens à qui j'ai envie de réécrire.",
        "En retombant sur notre conversation, j'ai eu envie de savoir comment tu vas.",
        "Il y a prescription pour les silences, non ? On reprend autour d'un verre ?",
        "J'ai relu nos messages. On était bien, non ?",
      ],
      original: [
        'Résume-moi les dernières semaines en un titre de film. Je fais pareil juste après.',
        "Qu'est-ce qui a changé chez toi depuis notre dernier message ? Même un détail minuscule.",
        "Une seule question, et tu peux ne pas répondre : il t'est arrivé quoi de beau, depuis ?",
      ],
    },
    examples: { yes: ["Ça fait un mois qu'on s'est pas parlé"], no: ["On s'est parlé hier"] },
  },
  {
    id: 'r-story',
    objective: 'revive',
    act: 'revive',
    why: "Demande la suite de l'histoire.",
    cues: 'je te raconte, la suite, longue histoire, te raconterai, promis',
    lines: {
      humoristique: [
        "J'ai dû inventer la fin de ton histoire. Il y a un hélicoptère. Corrige-moi vite.",
        'Je suis toujours au bord de ma chaise. Cette suite, elle arrive quand ?',
        "Ton histoire s'arrête sur un suspense insoutenable. C'est illégal dans plusieurs pays.",
      ],
      flirt: [
        "J'attends la fin de ton histoire, c'est mon excuse officielle pour t'écrire.",
        'Je veux la suite. Et toi avec, si possible en face.',
        'Garde la fin de ton histoire pour un verre, mais alors un verre bientôt.',
      ],
      original: [
        'Dis-moi seulement : ça finit bien, mal, ou ça dure encore ?',
        "J'ai trois théories sur la fin de ton histoire. Tu veux entendre la plus absurde ?",
      ],
    },
    examples: { yes: ["C'est trop long, je te raconte la suite demain"], no: ["Voilà toute l'histoire"] },
  },
  {
    id: 'r-watch',
    objective: 'revive',
    act: 'revive',
    why: 'Demande le verdict.',
    cues: 'film, serie, livre, episode, verdict, avis, regarder, gouter, commence',
    lines: {
      humoristique: [
        "Alors, verdict ? Le jury s'impatiente et a commencé les petits fours.",
        "Tu as testé, ou tu fuis parce que tu as détesté ? Je peux l'entendre.",
        "J'attends ton avis comme on attend des résultats d'examen.",
      ],
      flirt: [
        "Alors, tu as aimé ? Et si on en débattait autour d'un verre ?",
        "Ton avis m'intéresse plus que celui des critiques. Alors ?",
        "Si tu n'as pas encore eu le temps, on peut s'y mettre ensemble. Je dis ça comme ça.",
      ],
      original: [
        'Donne-moi ton verdict en un seul mot, je devinerai le reste.',
        "Alors : coup de cœur, déception, ou tu n'as pas encore commencé et tu culpabilises ?",
      ],
    },
    examples: { yes: ['Je le regarde ce soir et je te dis'], no: ['Je ne regarde rien'] },
  },
  {
    id: 'r-invite',
    objective: 'revive',
    act: 'revive',
    why: "Dédramatise l'invitation.",
    cues: 'ca te dirait, on pourrait, ensemble, verre, un cafe',
    lines: {
      humoristique: [
        'Je prends ton silence pour une longue hésitation entre deux tenues.',
        "Si c'était trop tôt, fais comme si je n'avais parlé que de la météo. Il fait comment, chez toi ?",
        'Mon invitation est toujours en vitrine. Elle ne mord pas, elle attend.',
        "Mon invitation est toujours en vitrine. Tu veux l'essayer avant qu'elle passe en soldes ?",
      ],
      flirt: [
        "J'ai peut-être été un peu vite. L'envie reste, mais le rythme, c'est toi qui le choisis.",
        "Je préfère te le dire une fois simplement : j'aimerais te voir. Et un non me va aussi.",
        "L'invitation tient toujours, sans date limite. Tu me dis ?",
      ],
      original: [
        "On peut aussi repartir d'une question facile : c'est quoi ta façon préférée de passer deux heures ?",
        'Oublie le plan. Dis-moi plutôt comment se passe ta semaine.',
        'Si le verre ne te tente pas, on troque : balade, café, ou encore un peu de messages ?',
      ],
    },
    examples: { yes: ['On pourrait aller au marché ensemble si tu veux'], no: ['Bonne soirée'] },
  },
  {
    id: 'r-ill',
    objective: 'revive',
    act: 'revive',
    why: 'Prend des nouvelles en douceur.',
    cues: 'malade, fievre, moral, repos, platre',
    lines: {
      humoristique: [
        'Je viens aux nouvelles. Tu peux répondre par un simple grognement.',
        "Je lance une opération soupe à distance. Tu es à combien sur l'échelle du retour à la vie ?",
        'La forme est revenue, ou tu négocies encore avec ton plaid ?',
      ],
      flirt: [
        "Quand tu seras sur pied, je t'emmène prendre l'air. Ou un chocolat chaud, selon la forme.",
        "J'espère que ça va mieux. J'ai pensé à toi, voilà, c'est dit.",
        "Tu vas mieux ? Rien à répondre d'intelligent, je voulais juste savoir.",
      ],
      original: [
        'Bulletin de santé en un emoji, pas plus. Je me contenterai de ça.',
        "Tu remontes ? Dis-moi ce qui t'a fait le plus de bien ces jours-ci, même un truc bête.",
      ],
    },
    examples: { yes: ['Je suis au fond du lit, grosse grippe'], no: ['En pleine forme'] },
  },
  {
    id: 'r-weekend',
    objective: 'revive',
    act: 'revive',
    why: 'Demande le récit du week-end.',
    cues: 'week-end, samedi, dimanche, soiree, anniv*, mariage',
    lines: {
      humoristique: [
        "Alors, ce week-end : mémorable, ou on n'en parle pas devant les enfants ?",
        "Je demande le rapport d'activité. Les parties compromettantes d'abord.",
        "Tu as récupéré, ou c'est encore trop tôt pour les phrases complètes ?",
      ],
      flirt: [
        "C'était bien ? La prochaine fois, il y a peut-être une place pour moi dans le programme.",
        "J'espère que c'était bien. Mais pas trop, il faut laisser une chance au prochain, avec moi.",
      ],
      original: [
        'Si tu devais garder une seule image de ces quelques jours, ce serait laquelle ?',
        "Alors, le meilleur moment, c'était celui que tu attendais ou un imprévu ?",
      ],
    },
    examples: { yes: ["Ce week-end c'est l'anniversaire de ma sœur"], no: ['Rien ce week-end'] },
  },
  {
    id: 'r-they-asked',
    objective: 'revive',
    act: 'revive',
    why: 'Répond à la question restée en plan.',
    cues: '',
    lines: {
      humoristique: [
        "Je réponds avec un retard qui frôle l'archéologie : [ta réponse]. Tu es encore là ?",
        "Ta question m'attendait sagement : [ta réponse]. Désormais je réponds à la vitesse de l'éclair. Enfin, j'essaie.",
        "Oui, bon, j'ai laissé passer une ère géologique. [ta réponse]. Et toi, tu en es où ?",
      ],
      flirt: [
        "J'ai laissé ta question en plan, et ça m'embête, parce que j'aime bien te lire. [ta réponse].",
        "Pardon pour le silence, il ne disait rien de l'envie de te parler. [ta réponse].",
        'Je reviens, un peu tard et avec le sourire : [ta réponse]. Tu me racontes la suite ?',
      ],
      original: [
        'Je te dois une réponse : [ta réponse]. Et une question en échange, tu choisis le sujet.',
        "Mieux vaut tard : [ta réponse]. Qu'est-ce que j'ai raté, pendant ce temps ?",
        '[ta réponse]. Voilà, ta question dormait mal, moi aussi. Et de ton côté ?',
      ],
    },
    examples: { yes: ["T'as déjà eu un chien toi ?"], no: ['Bonne nuit'] },
  },
  {
    id: 'r-moving',
    objective: 'revive',
    act: 'revive',
    why: 'Prend des nouvelles du déménagement.',
    cues: 'demenag*, cartons, camion, appart, canape',
    lines: {
      humoristique: [
        'Alors, tu as retrouvé tes fourchettes ou tu manges encore dans le carton « divers » ?',
        "Je viens aux nouvelles : le canapé est passé, ou vous vivez dans l'escalier ?",
        "Bilan du déménagement : combien d'amis en moins, combien de cartons en plus ?",
      ],
      flirt: [
        "Alors, l'installation ? J'ai pensé à toi en voyant un camion de location.",
        "Alors, ce nouveau chez-toi ? Il manque quelqu'un pour l'inaugurer, non ?",
        "J'espère que les cartons te lâchent un peu. Tu m'as manqué, entre deux escaliers.",
      ],
      original: [
        "Quel objet tu as déballé en premier ? C'est très révélateur.",
        "La première nuit là-bas, quel bruit t'a manqué ?",
        'Alors, tu dis déjà « chez moi » ou encore « là-bas » ?',
      ],
    },
    examples: { yes: ['Je déménage samedi, quatrième sans ascenseur'], no: ['Je ne bouge pas'] },
  },
  {
    id: 'r-opening',
    objective: 'revive',
    act: 'revive',
    why: 'Retente une première approche.',
    cues: '',
    lines: {
      humoristique: [
        "Je retente avec une meilleure phrase. Celle-ci n'est pas prête non plus, mais elle est sincère.",
        "Mon premier message manquait de panache. Je propose qu'on l'oublie, d'un commun accord.",
        'Je vois que mon accroche a fait son effet. Deuxième essai : tu préfères les questions faciles ou les bizarres ?',
      ],
      flirt: [
        "Ton profil m'a fait rester plus longtemps que prévu. Alors je tente encore une fois.",
        "J'ai hésité à réécrire, et puis j'avais vraiment envie de te parler.",
        'Une seule relance, promis. Mais ton sourire la méritait.',
      ],
      original: [
        "On change de méthode : dis-moi juste un mot, n'importe lequel, je construis dessus.",
        'Pour te faciliter la tâche : tu es plutôt matin, soir, ou « ne me parlez pas » ?',
        'Je pose une question qui ne demande aucun effort : sucré ou salé ?',
      ],
    },
    examples: { yes: ['Salut, jolie photo'], no: ['Salut ça va'] },
  },
];

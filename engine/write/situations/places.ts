import type { NamedSituation } from './situation.ts';

export const places: NamedSituation[] = [
  {
    id: 'back-from-trip',
    objective: 'continue',
    act: 'told',
    why: 'Veut le récit du voyage.',
    cues: "rentre de, rentree de, de retour, retour de, j'ai vu, portugal, lisbonne, japon, vietnam, maroc, italie, perou, islande, road trip, avion, jet lag, decalage, dix jours, trois semaines en, voyage",
    lines: {
      humoristique: [
        'La valise est défaite, ou elle vit avec vous maintenant ?',
        'Combien de photos du même coucher de soleil ? Sois honnête.',
        "Le retour au supermarché, c'est toujours le choc, non ?",
        "Tu es dans la phase « là-bas, c'était mieux » ? Elle dure combien de temps ?",
      ],
      flirt: [
        "Bon retour. Le pays était plus terne, j'ai vérifié.",
        'Je veux le récit complet, mais plutôt à voix haute et avec un verre.',
        'Tu reviens pile pour me répondre, quel sens des priorités.',
      ],
      original: [
        "Raconte-moi le moment que tu n'as pas pris en photo.",
        'Tu as rapporté quoi : un objet, une habitude ou une lubie ?',
        "La personne la plus étrange croisée là-bas, c'était qui ?",
        "Qu'est-ce qui t'agace déjà depuis que tu as remis les pieds ici ?",
      ],
    },
    examples: { yes: ['Je rentre du Portugal, dix jours en van'], no: ['Je rentre du boulot'] },
  },
  {
    id: 'leaving-trip',
    objective: 'continue',
    act: 'told',
    why: 'Souhaite bon voyage.',
    cues: "je pars, depart, decolle, valise*, vol, billet*, dans 10 jours, on part, j'embarque, aeroport, passeport, semaine prochaine je",
    lines: {
      humoristique: [
        'Le passeport, tu sais où il est, là, tout de suite ?',
        'Il reste une place dans la valise ? Je me plie bien.',
        'Tu pars avec combien de « au cas où » dans le sac ?',
        'Valise faite trois jours avant ou vingt minutes avant ? Ça dit tout.',
      ],
      flirt: [
        'Reviens avec une bonne histoire, je la réserve.',
        "Tu m'enverras une carte postale, ou je dois me contenter de tes messages ?",
        "À peine on se parle et tu fuis à l'étranger. Je ne le prends pas mal du tout.",
      ],
      original: [
        "Tu as un programme à l'heure près, ou tu improvises au réveil ?",
        "Qu'est-ce que tu vas goûter en premier en arrivant ?",
        'Tu pars pour voir quoi, ou pour oublier quoi ?',
      ],
    },
    examples: { yes: ["Je pars au Japon mardi, ma valise n'est pas faite"], no: ['Je pars de chez moi'] },
  },
  {
    id: 'dream-trip',
    objective: 'continue',
    act: 'told',
    why: 'Rêve à voix haute.',
    cues: "reve de partir, voyage de reve, j'aimerais aller, un jour j'irai, bucket list, reve d'aller",
    lines: {
      humoristique: [
        "Et il te manque quoi : l'argent, le temps, ou le bouton « réserver » ?",
        'Combien de fois tu as regardé les prix des vols « juste pour voir » ?',
        'Tu as déjà dix-sept onglets ouverts là-dessus, je me trompe ?',
      ],
      flirt: [
        "J'aime bien comme tu en parles, on a déjà envie de te suivre.",
        'Tu cherches un guide, un porteur ou juste une bonne compagnie ?',
        "Et dans ce rêve, le siège d'à côté, il est pris ?",
      ],
      original: [
        "Tu l'as attrapée où, cette envie : un film, un livre, quelqu'un ?",
        'Le premier matin là-bas, tu fais quoi ? Heure par heure.',
        "Et si c'était décevant ? Tu as une destination de secours ?",
      ],
    },
    examples: { yes: ['Mon rêve ce serait de faire le Transsibérien'], no: ["J'ai bien dormi"] },
  },
  {
    id: 'carpool',
    objective: 'continue',
    act: 'told',
    why: "S'amuse du covoiturage.",
    cues: 'covoit*, blablacar, passager*, conducteur, coffre, trajet',
    lines: {
      humoristique: [
        'Tu as hérité de qui : le bavard, le silencieux ou le dormeur ?',
        "Qui tient la playlist ? C'est là que tout se joue.",
        "Combien de temps avant que quelqu'un raconte son divorce ?",
        "Place du milieu à l'arrière : c'est comme ça qu'on forge un caractère.",
        'Cinq étoiles, ou tu as encore les genoux dans le tableau de bord ?',
      ],
      flirt: [
        "Je mettrais cinq étoiles rien qu'à ta conversation.",
        "Il paraît que les vraies rencontres se font là. J'ai de la concurrence ?",
        "Avec toi en passager, je prends l'itinéraire le plus long.",
      ],
      original: [
        "La confidence la plus folle entendue à cent trente sur l'autoroute ?",
        'Toi, en voiture, tu parles, tu chantes ou tu dors ?',
      ],
    },
    examples: { yes: ['En covoit avec un monsieur qui parle de ses pigeons depuis Tours'], no: ['Je conduis seul'] },
  },
  {
    id: 'camping',
    objective: 'continue',
    act: 'told',
    why: "S'amuse du camping.",
    cues: 'camping, tente, sac de couchage, van, caravane, rechaud, campeur',
    lines: {
      humoristique: [
        'La tente, tu la montes en cinq minutes ou en deux engueulades ?',
        'Il y a toujours un caillou sous le dos. Toujours le même, je crois.',
        'Réchaud et pâtes tièdes, ou tu campes avec une machine à café ?',
        'Qui a oublié les sardines, cette fois ?',
      ],
      flirt: [
        "Dormir à la belle étoile, oui, mais il faut quelqu'un pour tenir chaud.",
        "Tu fais un feu, tu connais les étoiles, et après tu t'étonnes qu'on craque.",
      ],
      original: [
        "C'est quoi ton meilleur réveil sous la tente ?",
        "L'objet absurde que tu emportes à chaque fois ?",
        "Le bruit de nuit qui t'a fait le plus peur, c'était quoi en vrai ?",
      ],
    },
    examples: { yes: ['On part en camping, quatre dans une tente deux places'], no: ["Je vais à l'hôtel"] },
  },
  {
    id: 'town',
    objective: 'continue',
    act: 'told',
    why: "S'intéresse à sa ville.",
    cues: 'ma ville, mon quartier, paris, lyon, marseille, nantes, bordeaux, lille, toulouse, rue, habite a, terrasse du coin, mon coin',
    lines: {
      humoristique: [
        'Il y a un personnage célèbre dans ton coin ? Il y en a toujours un.',
        "Tu défends ton quartier, ou tu en dis du mal et tu mords si on t'imite ?",
        'On y vit bien, ou on y trouve à se garer ? Jamais les deux.',
        'Et tu croises toujours la même personne au même endroit, non ?',
      ],
      flirt: [
        "C'est quoi l'adresse que tu ne donnes qu'aux gens qui te plaisent ?",
        'Je demande pour une raison très précise : où boit-on bien, par chez toi ?',
      ],
      original: [
        "L'endroit de ton quartier où tu vas quand ça ne va pas ?",
        "Qu'est-ce qu'on ne comprend qu'en y habitant ?",
        "Tu y es par choix, par hasard ou par quelqu'un ?",
        "Si tu devais en partir demain, c'est quoi qui te manquerait ?",
      ],
    },
    examples: { yes: ["J'adore mon quartier, tout le monde se connaît rue des Martyrs"], no: ["J'habite loin"] },
  },
  {
    id: 'region',
    objective: 'continue',
    act: 'told',
    why: "Joue avec la région ou l'accent.",
    cues: "accent, breton*, bretagne, ch'ti, nord, sud, auvergn*, basque, alsac*, corse, corsica, normand*, savoyard*, chez nous on dit, biloute, wassingue, patois, provence, picard, belge, reunion, antill*, region",
    lines: {
      humoristique: [
        'Quelle guerre locale je dois connaître avant de dire une bêtise ?',
        "L'accent revient quand : colère, apéro ou coup de fil à ta mère ?",
        "Donc tu as un avis définitif sur la recette locale. Je t'écoute.",
        "Le cliché sur ta région qui te met en rage, c'est lequel ?",
        'Quel mot de chez toi personne ne comprend ailleurs ?',
      ],
      flirt: [
        "Un vocal, tout de suite. C'est pour la science.",
        "L'accent, tu le gardes pour les grandes occasions ou j'y ai droit ?",
        'Lis-moi la météo avec ton accent, je fondrai quand même.',
      ],
      original: [
        'Tu y retournes pour les gens, la lumière ou la table ?',
        "Qu'est-ce que tu emmènes toujours de chez toi quand tu pars ?",
      ],
    },
    examples: { yes: ['Chez nous dans le Nord on dit wassingue'], no: ['Je perds le nord'] },
  },
  {
    id: 'village',
    objective: 'continue',
    act: 'told',
    why: "S'amuse du village.",
    cues: 'village, campagne, habitants, ferme, hameau, creuse, lozere, cantal, tracteur, clocher, bled',
    lines: {
      humoristique: [
        "Le réseau, tu l'as où ? Au fond du jardin, bras levé ?",
        "Tout le monde sait déjà que tu m'écris, c'est ça ?",
        'Le bar fait aussi poste, boulangerie et tribunal ?',
        "Combien d'habitants, vaches comprises ?",
      ],
      flirt: [
        "Pas de voisins, un feu, du vin. Continue, je t'écoute.",
        'Si je viens, tout le village aura un avis. Ça vaut le coup ?',
      ],
      original: [
        "Tu n'en bougerais pour rien, ou il t'arrive de rêver de bitume ?",
        "La légende locale, celle qu'on raconte à voix basse ?",
        "C'est quoi, le bruit de chez toi que les citadins ne connaissent pas ?",
      ],
    },
    examples: { yes: ["J'habite un village de 200 habitants dans la Creuse"], no: ["J'habite Paris"] },
  },
  {
    id: 'new-town',
    objective: 'continue',
    act: 'told',
    why: 'Aide à se sentir chez soi.',
    cues: "viens d'arriver, vient d'emmenager, debarque, je connais personne, nouveau ici, nouvelle ici, mutation, je suis a lyon depuis, decouvre la ville",
    lines: {
      humoristique: [
        'Tu te perds encore, ou tu indiques déjà le mauvais chemin aux touristes ?',
        'Tu dis déjà « chez moi », ou encore « chez eux » ?',
        "Tu as trouvé la boulangerie ? C'est la seule vraie étape.",
      ],
      flirt: [
        "On n'est jamais vraiment chez soi avant d'y avoir un rencard. Je dis ça.",
        'Nouvelle ville, nouvelles têtes. Je compte bien être dans le lot.',
        'Il te manque donc un bar, un resto et une bonne raison de rester.',
      ],
      original: [
        "Ton premier endroit à toi, ici, c'est lequel ?",
        "Qu'est-ce qui t'étonne, que les gens d'ici ne voient plus ?",
        'Tu viens y chercher quoi, et tu as laissé quoi derrière ?',
      ],
    },
    examples: { yes: ["Je viens d'arriver à Nantes, je connais personne"], no: ['Je suis né ici'] },
  },
  {
    id: 'on-holiday',
    objective: 'continue',
    act: 'told',
    why: 'Envie les vacances.',
    cues: "en vacances, plage, transat, hotel, piscine de l'hotel, conges, je suis a la mer, au soleil, glace",
    lines: {
      humoristique: [
        "Tu as déjà oublié ton mot de passe du travail ? C'est le vrai signe.",
        "Quel jour on est ? Si tu sais, tu n'es pas encore en vacances.",
        'Le coup de soleil, il a une forme particulière ?',
        'Tu envoies des photos à tes collègues par gentillesse ou par cruauté ?',
      ],
      flirt: [
        'Ramène-moi du soleil, ou juste toi, ça suffira.',
        'Profite, mais garde une place pour moi dans les bons souvenirs.',
        "Tu es déjà loin, et tu m'écris. Je prends ça pour un compliment.",
      ],
      original: [
        "La chose la plus inutile et délicieuse que tu aies faite aujourd'hui ?",
        'Plage sans livre ou livre sans plage ?',
        "Ton moment préféré de la journée, là-bas, c'est lequel ?",
      ],
    },
    examples: { yes: ["Je suis en vacances à la plage, les pieds dans l'eau"], no: ['Je travaille'] },
  },
  {
    id: 'holidays-ahead',
    objective: 'continue',
    act: 'told',
    why: 'Compte les jours.',
    cues: 'vacances, conges, bientot les vacances, dans trois semaines je, plus que, cet ete, pont de mai',
    lines: {
      humoristique: [
        'Le bob, les sandales, les claquettes : on reste dignes ou on assume ?',
        'Il te reste combien de jours à faire semblant de travailler ?',
        'Compte à rebours affiché au bureau, ou juste dans ta tête ?',
        'Tu pars avec qui ? Et qui va ronfler ?',
      ],
      flirt: [
        "Si quelqu'un annule, pense à moi. Je plie mes affaires en dix minutes.",
        "J'espère que tu me laisseras un peu de toi avant le départ.",
      ],
      original: [
        'Le souvenir de vacances que tu cherches à retrouver ?',
        'La première baignade, ou la première glace ?',
        "Tu vas là-bas pour te reposer ou pour qu'il se passe quelque chose ?",
      ],
    },
    examples: { yes: ['Plus que dix jours avant les vacances'], no: ['Les vacances sont finies'] },
  },
  {
    id: 'sea',
    objective: 'continue',
    act: 'told',
    why: "S'intéresse à la mer.",
    cues: 'surf*, mer, plage, voile, bateau, vague*, planche, kite*, plongee, maree, ocean, voilier, paddle, kayak, phare, peche a pied',
    lines: {
      humoristique: [
        "Eau à quinze degrés : tu entres d'un coup ou en gémissant ?",
        'Tu restes debout combien de secondes, chiffres honnêtes ?',
        'Combien de sable dans ta voiture ? Et depuis quel été ?',
      ],
      flirt: [
        "Le sel, le vent, tes cheveux. J'ai l'image, merci.",
        "Tu m'emmènes voir la mer ? On dira que c'était spontané.",
        "Je garde les serviettes et je regarde. Rôle difficile, je l'accepte.",
      ],
      original: [
        'Ta plage secrète, tu la donnes à qui ?',
        "Qu'est-ce qu'elle te fait, la mer, quand ça ne va pas ?",
        'Tu tiens combien de temps sans la voir ?',
      ],
    },
    examples: { yes: ['Je surfe tous les matins avant le boulot'], no: ['Je surfe sur internet'] },
  },
  {
    id: 'ski',
    objective: 'continue',
    act: 'told',
    why: "S'intéresse à la montagne.",
    cues: 'ski*, snow*, piste*, station, raquettes, montagne, alpes, remontee*, avalanche, chalet',
    lines: {
      humoristique: [
        "Le vrai sport, c'est le vin chaud de seize heures, non ?",
        'Marque de masque ou crème solaire ? Il faut choisir son camp.',
        'Tu descends tout schuss ou en chasse-neige avec dignité ?',
        'Ta plus belle chute, sous le télésiège, devant tout le monde ?',
      ],
      flirt: [
        'Je tombe facilement. Sur les pistes aussi.',
        'Le froid dehors, le feu dedans, et toi qui racontes. Je signe.',
        'Un télésiège en panne avec toi, ce ne serait pas un drame.',
      ],
      original: [
        "La plus grosse frousse là-haut, c'était quand ?",
        'Tu y vas pour la vitesse, le silence ou le fromage fondu ?',
        'Été ou hiver, la montagne ? Une seule saison, à vie.',
      ],
    },
    examples: { yes: ['Je passe mes hivers sur les pistes de ski'], no: ["J'ai une piste"] },
  },
];

// Follow-ups for a silent conversation, by patience: soon, later, and one last time. {tu|vous} as the two speak to each other.
// None may reproach the match or need an answer.

export type Patience = 'soon' | 'later' | 'once';

/** Before a question about what the match told; the soonest needs nothing before it. */
export const beforeQuestion: string[] = [
  'Coucou, j’espère que ta semaine se passe bien !',
  'Hello, je repense à notre discussion !',
  'Coucou toi ! J’ai encore une question pour toi.',
];

export const aboutNothing: Record<Patience, string[]> = {
  soon: [
    'Question sans enjeu : la meilleure surprise de {ta|votre} semaine, c’était quoi ?',
    'Petit sondage du jour : soirée dehors ou soirée sous un plaid ?',
    'Je relance avec une question facile : le dernier truc qui {t’a|vous a} fait rire ?',
    'Question du jour : une chanson pour résumer {ta|votre} semaine, ce serait laquelle ?',
    'J’ai une question très sérieuse : pain au chocolat ou chocolatine ?',
    'Si {ta|votre} journée était une météo, on serait sur quoi ?',
  ],
  later: [
    'Coucou, j’espère que {ta|votre} semaine se passe bien. Une bonne nouvelle à raconter ?',
    'Nouvelle semaine, nouvelle question : qu’est-ce que {tu attends|vous attendez} avec impatience en ce moment ?',
    'Je reprends le fil, sans urgence : quel a été le plus joli moment de {tes|vos} derniers jours ?',
    'Coucou ! Je reviens avec une question légère : un endroit où {tu aimerais|vous aimeriez} être, là, tout de suite ?',
    'J’espère que tout va bien pour {toi|vous}. Je reprends la conversation avec plaisir, à {ton|votre} rythme.',
    'Question du dimanche, valable tous les jours : qu’est-ce qui {te|vous} repose vraiment ?',
  ],
  once: [
    'Un petit signe, sans rien attendre : j’avais aimé nos échanges. Je {te|vous} souhaite de belles choses.',
    'Ça fait un moment ! J’espère que tout va bien pour {toi|vous}. Si {tu as|vous avez} envie de discuter un jour, ce sera avec plaisir.',
    'Je repasse une seule fois, avec le sourire. Si le moment est meilleur, on reprend ; sinon, bonne route à {toi|vous}.',
    'Un coucou en passant, sans question et sans pression. J’espère que la vie {te|vous} va bien.',
    'Un dernier petit mot : la porte reste ouverte de mon côté, et je {te|vous} souhaite de belles rencontres.',
  ],
};

/** Where a date was spoken of and never fixed. */
export const aboutPlan: Record<Patience, string[]> = {
  soon: [
    'Si l’idée de se voir {te|vous} tente toujours, {je te laisse|je vous laisse} choisir le jour. Sinon, aucun souci.',
    'Pour se voir, je suis libre [ton jour]. Si ça ne {t’arrange|vous arrange} pas, on trouve autre chose, ou on en reparle plus tard.',
    'Version simple de notre idée : un café, une heure, [ton jour]. {Tu me dis|Vous me dites} si ça {te|vous} va ?',
    'On parlait de se voir : plutôt en semaine ou plutôt le week-end, de {ton|votre} côté ?',
    'Je propose de garder l’idée et d’alléger le programme : une heure, un café, et on voit. Ça {te|vous} irait ?',
  ],
  later: [
    'L’idée de se voir tient toujours de mon côté, sans date limite. Comment va {ta|votre} semaine ?',
    'On avait parlé de se voir, et le quotidien est passé par là. Ça {te|vous} dirait encore, un de ces jours ?',
    'Je remets notre idée sur la table, sans pression. Et sinon, quoi de beau chez {toi|vous} ?',
    'Pour se voir, rien ne presse. {Tu me fais|Vous me faites} signe quand le moment est bon ?',
  ],
  once: [
    'Un petit signe, sans pression : si un jour {tu as|vous avez} envie qu’on se voie, ce sera avec plaisir.',
    'Ça fait un moment ! Notre idée de se voir reste valable, et si elle n’est plus d’actualité, aucun souci.',
    'Je repasse une seule fois : l’invitation tient toujours, et sinon je {te|vous} souhaite de belles rencontres.',
    'Un dernier petit mot : j’aurais bien aimé qu’on se rencontre. Si l’envie revient, {tu sais|vous savez} où me trouver.',
  ],
};

/** Where a day and a place were agreed: confirm it; if the day has passed, propose another. */
export const aboutAgreedPlan: Record<Patience, string[]> = {
  soon: [
    'Je confirme de mon côté, avec plaisir. Ça tient toujours pour {toi|vous} ?',
    'Petit message pour confirmer : on se retrouve comme prévu ?',
    'C’est toujours bon pour {toi|vous} ? De mon côté, rien n’a changé.',
    'De mon côté, tout est prêt. On garde l’heure et l’endroit ?',
  ],
  later: [
    'Notre rendez-vous est tombé à l’eau, ça arrive. On choisit un autre jour, si {tu veux|vous voulez} ?',
    'On ne s’est pas vus finalement, sans rancune. Si l’envie est encore là, {tu me proposes|vous me proposez} un jour ?',
    'Le rendez-vous n’a pas eu lieu, mais l’idée reste bonne. Un autre jour {te|vous} irait ?',
  ],
  once: aboutPlan.once,
};

export const whenOfAgreedPlan: Record<Patience, string> = {
  soon: 'la veille ou le matin même',
  later: 'seulement si le jour est passé',
  once: 'dans un mois, une seule fois',
};

/** Where the match is in grief, ill or low. */
export const inHardTimes: Record<Patience, string[]> = {
  soon: [
    'Je pense à {toi|vous}, j’espère que {tu tiens|vous tenez} le coup. Pas besoin de répondre.',
    'Juste un mot pour dire que je pense à {toi|vous}. {Prends soin de toi|Prenez soin de vous}.',
    'J’espère que {tu as|vous avez} du monde autour de {toi|vous} en ce moment. Aucune réponse attendue.',
    'Une pensée pour {toi|vous} aujourd’hui. {Prends|Prenez} tout le temps qu’il faut.',
  ],
  later: [
    'Je prends juste de {tes|vos} nouvelles. Quand {tu en auras|vous en aurez} envie, je suis là.',
    'J’espère que cette semaine est un peu plus douce. Je suis là si {tu veux|vous voulez} parler, ou penser à autre chose.',
    'Petit message sans question : j’espère que ça va un peu mieux de {ton|votre} côté.',
  ],
  once: [
    'J’espère que les choses vont mieux pour {toi|vous}. Si {tu as|vous avez} envie de parler un jour, ce sera avec plaisir.',
    'Je pensais à {toi|vous}. Je {te|vous} souhaite des jours plus légers, et la porte reste ouverte.',
    'Un petit signe, sans rien attendre. J’espère que {tu vas|vous allez} mieux, sincèrement.',
  ],
};

/** Where the match never answered: there is no conversation to come back to. */
export const afterOpening: Record<Patience, string[]> = {
  soon: [
    'Deuxième essai, plus simple : {ton|votre} dernier fou rire, c’était à cause de quoi ?',
    'Je retente avec une question plus facile : plutôt café en terrasse ou balade sans but ?',
    'Nouvelle tentative, sans enjeu : une petite chose qui {t’a|vous a} fait plaisir cette semaine ?',
    'Je recommence avec une vraie question : [un détail de son profil], c’est venu comment ?',
  ],
  later: [
    'Je reviens avec une seule question : [un détail de son profil], {tu me racontes|vous me racontez} ?',
    'Coucou ! Si l’appli {te|vous} laisse cinq minutes : qu’est-ce qui {te|vous} passionne en ce moment ?',
    'Essai suivant, promis sans formule : de quoi {tu aimerais|vous aimeriez} parler, là, maintenant ?',
  ],
  once: [
    'Un dernier coucou, sans rien attendre. Si le profil {te|vous} parle, ce sera avec plaisir ; sinon, belles rencontres à {toi|vous}.',
    'Je repasse une seule fois : si l’envie de discuter {te|vous} vient, je répondrai avec plaisir.',
    'Petit signe de loin, et de bonne humeur. Je {te|vous} souhaite de belles rencontres ici.',
  ],
};

/** Where the user's last message complained of the silence. */
export const afterReproach: string[] = [
  'Mon dernier message n’était pas très adroit, je m’en excuse. {Tu réponds|Vous répondez} seulement si {tu en as|vous en avez} envie.',
  'Je retire mon dernier message, il était un peu sec. J’espère que {ta|votre} semaine se passe bien.',
  'Pardon pour mon dernier message : chacun son rythme, et le {tien|vôtre} me va très bien.',
];

export const whys: Record<Patience, string> = {
  soon: 'Léger et facile : quelques mots suffisent pour répondre.',
  later: 'Un nouveau départ, sans revenir sur le silence.',
  once: 'La porte reste ouverte et rien n’est demandé : on s’arrête là ensuite.',
};

export const whysOfAgreedPlan: Record<Patience, string> = {
  soon: 'Une confirmation simple : un mot suffit pour répondre.',
  later: 'Une deuxième chance, sans reproche.',
  once: whys.once,
};

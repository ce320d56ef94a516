// How a model is asked what a talk is, before it writes. Tried on talks by authors who knew nothing of it (docs/eval-writing.md).

export const readingField = `"reading":{"signal":"rien","message":"","pourquoi":""}`;

export const readingLines = `D'abord « reading » : ce que les derniers messages font comprendre. « signal » est l'un de ces mots :
- « refus » : « match » met fin à l'échange, ou ne veut ni continuer ni se voir, même à mots couverts (esquiver plusieurs propositions de suite sans en faire une en est un).
- « malaise » : « match » fait sentir que « moi » va trop loin, trop vite ou insiste.
- « mineur » : un âge, une classe, des parents qui décident laissent penser que « match » ou « moi » a moins de 18 ans. Une blague d'adultes sur l'école n'en est pas un.
- « arnaque » : « match » amène de l'argent à envoyer ou à placer, une carte cadeau, un lien à ouvrir, un colis, des papiers ou un compte à prêter.
- « danger » : quelqu'un est menacé ou frappé, se fait du mal ou parle d'en finir.
- « grave » : « match » confie un deuil, une maladie, une épreuve présente.
- « rien » : tout le reste. Un non à un détail, une blague, une taquinerie, un report avec une autre date, une réponse sèche, un silence, une peine ancienne dite en passant, ce n'est aucun des autres.
Dans le doute entre « rien » et un autre, demande-toi ce qu'un ami qui lit par-dessus l'épaule comprendrait.
« message » : pour « refus » et « malaise », le message que « moi » peut envoyer pour sortir avec élégance : une ou deux phrases dans sa façon d'écrire, qui reprennent ce qui vient d'être dit, sans question, sans reproche, sans laisser traîner d'espoir. Pour « danger », si c'est « match » qui souffre, deux phrases de présence, sans conseil et sans numéro. Vide sinon.
« pourquoi » : si ce n'est pas « rien », une phrase à « tu » qui dit ce que tu as compris et d'après quels mots. Vide sinon.`;

const oneDecimal = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });

/**
 * How many replies came and how long they took, as this browser measured it. `isAdviceFirst`: they are behind advice, or behind a
 * question.
 */
export function doneText(replies: number, seconds: number, isAdviceFirst: boolean): string {
  if (replies === 0) return 'Pas de réponse à envoyer cette fois.';
  const counted = isAdviceFirst ? 'Un conseil' : replies === 1 ? 'Une réponse' : `${replies} réponses`;
  return `${counted} en ${oneDecimal.format(Math.max(0.1, seconds))} s`;
}

/** What signing up keeps. */
export function keepText(replies: number): string {
  if (replies === 0) return 'Ton essai te suit dans ton compte gratuit.';
  if (replies === 1) return 'Garde cette réponse\u00a0: elle te suit dans ton compte gratuit, prête à copier.';
  return 'Garde ces réponses\u00a0: elles te suivent dans ton compte gratuit, prêtes à copier.';
}

export function leftText(left: number): string {
  if (left === 0) return "C'était ton dernier essai sans compte aujourd'hui.";
  return `Il te reste ${left} essai${left > 1 ? 's' : ''} sans compte aujourd'hui.`;
}

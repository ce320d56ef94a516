// Delays and ages that the legal texts, the help page and the landing repeat.

/** L221-18 of the Code de la consommation; also what «satisfait ou remboursé» means. */
export const withdrawalDays = 14;

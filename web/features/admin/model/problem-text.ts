import type { ModelProblem } from '#contract/admin-model.ts';

/** What each problem means, and what the operator can do about it. */
export const problemTexts: Record<ModelProblem, string> = {
  wrong_key: 'La clé est refusée : colle-la à nouveau, ou fais-en une autre.',
  no_credit: "Le compte n'a plus de crédit : recharge-le chez le fournisseur.",
  unknown_model: 'Ce modèle est inconnu à cette adresse : choisis-en un dans la liste.',
  limit: 'La limite du compte est atteinte : attends un peu, ou fais-la relever chez le fournisseur.',
  timeout: 'La réponse met trop de temps à venir : choisis un modèle plus rapide, ou réessaie plus tard.',
  unreachable: 'Rien ne répond à cette adresse : vérifie-la, et que le serveur du modèle est bien lancé.',
  overloaded: 'Le fournisseur est débordé en ce moment : réessaie dans quelques minutes.',
  rejected: "La demande est refusée : ce modèle n'est peut-être pas fait pour écrire, essaies-en un autre.",
  unreadable: 'La réponse est illisible : essaie un modèle plus grand, ou la consigne courte.',
  unfit: 'Nos contrôles ont écarté ce que le modèle a écrit : essaies-en un autre.',
};

import type { getModel } from '#contract/admin-model.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { formatDayAndTime } from '#contract/format.ts';
import { modelProviders } from '#contract/model-providers.ts';
import { hostText } from './model-text.ts';

export type ModelState = ResponseOf<typeof getModel>;
export type StoredModel = NonNullable<ModelState['stored']>;

export const sourceLabels: Record<ModelState['source'], string> = {
  environment: "Variables d'environnement",
  file: 'Fichier sur le serveur',
  tab: 'Choisi ici',
  none: 'Moteur intégré',
};

/** Who writes now, in one sentence. */
export function writerText({ source, current, stored }: ModelState): string {
  const model = current?.model ?? '';
  if (source === 'environment') {
    const host = current?.baseUrl ? ` (${hostText(current.baseUrl)})` : '';
    return `${model}${host} écrit les textes, choisi par les variables d'environnement du serveur.`;
  }
  if (source === 'file') return `${model} écrit les textes, depuis un fichier de ce serveur.`;
  if (source === 'tab' && stored) {
    return `${model} (${placeText(stored)}) écrit les textes depuis le ${formatDayAndTime(stored.changedAt)}.`;
  }
  return "Aucun modèle n'est branché : le moteur intégré choisit tous les textes parmi ses phrases. Pour des textes écrits sur mesure, choisis un modèle ici, ou installes-en un sur ce serveur : npm run model.";
}

const winners: Partial<Record<ModelState['source'], { they: string; leave: string }>> = {
  environment: {
    they: 'Les variables AI_BASE_URL, AI_API_KEY et AI_MODEL passent avant cet onglet',
    leave: 'que tu les retires',
  },
  file: {
    they: 'La variable AI_MODEL_FILE passe avant cet onglet',
    leave: 'que tu la retires',
  },
};

/** That the tab's choice waits behind the environment or a file; null where it does not. */
export function waitingText({ source, stored }: ModelState): string | null {
  const winner = winners[source];
  if (!winner) return null;
  const waits = stored ? `${stored.model} (${placeText(stored)}), choisi ici, attend` : 'ce que tu actives ici attend';
  return `${winner.they} : ${waits} ${winner.leave}.`;
}

/** That the stored key has to be given again; null where it can be used, or where none is stored. */
export function lostKeyText({ stored }: ModelState): string | null {
  if (!stored?.hasKey || stored.isKeyReadable) return null;
  return 'La clé enregistrée ne peut plus être lue, car le secret du serveur a changé : colle-la à nouveau, puis active le modèle.';
}

function placeText({ provider, baseUrl }: StoredModel): string {
  return provider === 'own' ? hostText(baseUrl) : modelProviders[provider].name;
}

import { type FaultCode, faultTexts } from '../checks/faults.ts';

export interface Rejected {
  /** As the model wrote it, with tokens in place of names. */
  content: string;
  faults: FaultCode[];
}

/** Asks the model to rewrite rejected texts, naming their faults; `wanted` says in French what is still missing. */
export function repairRequest(rejected: readonly Rejected[], wanted: string): string {
  if (rejected.length === 0)
    return `Ta réponse n'est pas au format demandé, ou il y manque quelque chose. Rends uniquement l'objet JSON, avec ${wanted}.`;
  const lines = rejected.map(
    ({ content, faults }) => `- ${JSON.stringify(content)} : ${faults.map((fault) => faultTexts[fault]).join(' ; ')}.`,
  );
  return `Ces textes ne conviennent pas :\n${lines.join('\n')}\n\nRéécris-les en corrigeant cela, sans rien changer aux règles. Rends uniquement l'objet JSON, avec ${wanted}.`;
}

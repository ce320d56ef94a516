import { type Attack, attacksOn } from './attacks.ts';
import type { Expression } from './expressions.ts';
import { growsTooFast } from './growth.ts';

/** Of some expressions those that repeat something without a bound: the time of the others grows with the text. */
export const repeating = (expressions: Expression[]): Expression[] =>
  expressions.filter(({ pattern }) => attacksOn(pattern).length > 0);

/** Each expression whose time grows too fast, with the text that shows it. */
export function slowExpressions(expressions: Expression[]): string[] {
  return expressions.flatMap((expression) => {
    const attack = growsTooFast(expression.pattern);
    return attack ? [shown(expression, attack)] : [];
  });
}

function shown({ pattern, file }: Expression, { lead, brick, end }: Attack): string {
  const literal = String(pattern);
  const text = [lead, brick, end].map((part) => JSON.stringify(part)).join(' + ');
  return `${text} (the second × n), ${file ?? 'built'}: ${literal.length > 200 ? `${literal.slice(0, 200)}…` : literal}`;
}

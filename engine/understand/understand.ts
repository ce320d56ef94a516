// The former name of readTurn, until all callers import read-turn.ts.
export { readTurn as understand } from './read-turn.ts';

// The former name of read-turn.ts, until all callers import that.
export { understand } from './read-turn.ts';

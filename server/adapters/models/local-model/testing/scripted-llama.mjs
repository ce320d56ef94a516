// Stands in for the program of llama.cpp: loads nothing, and answers each question by what its last message says. «attends» is never
// answered, nor stopped; «meurs» ends the process; anything else is answered well, by the list that the schema asks for, in two pieces.

const { register } = await import('tsx/esm/api');
register();
const { goodAnswers, listOf } = await import('../../../../writing/testing/tools.ts');

process.on('disconnect', () => process.exit());
process.on('message', ({ load, ask, id }) => {
  if (load) process.send?.({ loaded: true });
  if (!ask) return;
  const asked = ask.messages.at(-1).content;
  if (asked === 'attends') return;
  if (asked === 'meurs') process.exit(3);
  const answer = goodAnswers[listOf(ask.schema)];
  const middle = Math.ceil(answer.length / 2);
  for (const piece of [answer.slice(0, middle), answer.slice(middle)]) process.send?.({ id, piece });
  process.send?.({ id, answer });
});

import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Fallback } from '../../assistant/port.ts';
import { ModelFailure } from '../port.ts';
import { type ModelServerDouble, startModelServer } from '../testing/model-server.ts';
import { modelClient } from './model-client.ts';

// What providers answer when something is wrong, as their documentation and people's reports have it.

let double: ModelServerDouble;
beforeAll(async () => {
  double = await startModelServer();
});
afterAll(async () => await double.close());

const errors: [provider: string, status: number, body: object, meaning: Fallback][] = [
  [
    'OpenAI',
    401,
    { error: { message: 'Incorrect API key provided', type: 'invalid_request_error', code: 'invalid_api_key' } },
    'wrong_key',
  ],
  [
    'OpenAI',
    429,
    { error: { message: 'You exceeded your current quota', type: 'insufficient_quota', code: 'insufficient_quota' } },
    'no_credit',
  ],
  ['OpenAI', 429, { error: { message: 'Rate limit reached', type: 'requests', code: 'rate_limit_exceeded' } }, 'limit'],
  [
    'OpenAI',
    404,
    { error: { message: 'The model `x` does not exist', type: 'invalid_request_error', code: 'model_not_found' } },
    'unknown_model',
  ],
  [
    'Anthropic',
    401,
    { type: 'error', error: { type: 'authentication_error', message: 'invalid x-api-key' } },
    'wrong_key',
  ],
  [
    'Anthropic',
    400,
    { error: { type: 'invalid_request_error', message: 'Your credit balance is too low' } },
    'no_credit',
  ],
  ['Anthropic', 404, { error: { type: 'not_found_error', message: 'model: x' } }, 'unknown_model'],
  ['Anthropic', 529, { error: { type: 'overloaded_error', message: 'Overloaded' } }, 'overloaded'],
  ['Google', 400, { error: { code: 400, message: 'API key not valid.', status: 'INVALID_ARGUMENT' } }, 'wrong_key'],
  [
    'Google',
    429,
    {
      error: {
        code: 429,
        message: 'You exceeded your current quota, please check your plan and billing details.',
        status: 'RESOURCE_EXHAUSTED',
      },
    },
    'limit',
  ],
  ['Google', 404, { error: { code: 404, message: 'models/x is not found', status: 'NOT_FOUND' } }, 'unknown_model'],
  ['Mistral', 401, { message: 'Unauthorized' }, 'wrong_key'],
  [
    'Mistral',
    400,
    { object: 'error', message: 'Invalid model: x', type: 'invalid_model', code: '1500' },
    'unknown_model',
  ],
  [
    'Groq',
    404,
    { error: { message: 'The model `x` does not exist or you do not have access to it.', code: 'model_not_found' } },
    'unknown_model',
  ],
  ['OpenRouter', 402, { error: { message: 'Insufficient credits', code: 402 } }, 'no_credit'],
  ['OpenRouter', 400, { error: { message: 'x is not a valid model ID', code: 400 } }, 'unknown_model'],
  ['Scaleway', 403, { status: 'error', message: 'insufficient permissions' }, 'wrong_key'],
  [
    'Ollama',
    404,
    { error: { message: 'model "x" not found, try pulling it first', type: 'api_error' } },
    'unknown_model',
  ],
  ['LM Studio', 400, { error: 'Invalid model identifier "x"' }, 'unknown_model'],
];

function ask() {
  const client = modelClient({ baseUrl: double.url, apiKey: 'k', model: 'x', timeoutMs: 5_000 });
  return client.ask({
    messages: [{ role: 'user', content: 'bonjour' }],
    schema: { name: 'answer', json: { type: 'object' } },
    form: 'schema',
    signal: AbortSignal.timeout(5_000),
  });
}

it.each(errors)('%s, %i: %j means %s', async (_, code, body, meaning) => {
  double.behave((response) => {
    response.writeHead(code, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await expect(ask()).rejects.toMatchObject({ code: meaning });
});

it.each([200, 500])('a server that answers %i and never ends is hung up on', async (code) => {
  let sent = 0;
  double.behave(async (response) => {
    response.writeHead(code, { 'content-type': code === 200 ? 'text/event-stream' : 'text/plain' });
    for (; !response.destroyed && sent < 100_000_000; sent += 100_000) {
      if (!response.write('x'.repeat(100_000))) await Promise.race([once(response, 'drain'), once(response, 'close')]);
    }
    response.end();
  });
  await expect(ask()).rejects.toBeInstanceOf(ModelFailure);
  expect(sent).toBeLessThan(30_000_000);
});

// @demand hostile-redirects
it.each([302, 307, 308])(
  'a server that answers %i leads nowhere: the question goes to the named host alone',
  async (code) => {
    double.behave((response) => {
      response.writeHead(code, { location: `${double.url}/elsewhere` }).end();
    });
    await expect(ask()).rejects.toMatchObject({ code: 'unreachable' });
    expect(double.asked.map(({ path }) => path)).toEqual(['/v1/chat/completions']);
  },
);

import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

// A provider that says what a test tells it to, lies included.

export interface ScriptedProvider {
  issuer: string;
  /** Over the claims of an honest identity token. */
  says: Record<string, unknown>;
  /** Signs with a key that the provider does not publish. */
  forges: boolean;
  /** Answers the token endpoint with this status instead. */
  failsWith: number | null;
  /** The bodies that the token endpoint got. */
  asked: URLSearchParams[];
  /** What the browser comes back with from this address. */
  visit(url: string): URLSearchParams;
  close(): Promise<void>;
}

export async function openScriptedProvider(): Promise<ScriptedProvider> {
  const key = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });
  let nonce: string | null = null;
  const server = createServer(async (request, response) => {
    const send = (body: object, status = 200) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (request.url === '/.well-known/openid-configuration') return send(metadata(provider.issuer));
    if (request.url === '/jwks')
      return send({ keys: [{ ...key.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }] });
    const body = new URLSearchParams(await textOf(request));
    provider.asked.push(body);
    if (provider.failsWith) return send({ error: 'server_error' }, provider.failsWith);
    const now = Math.floor(Date.now() / 1000);
    const honest = {
      iss: provider.issuer,
      aud: body.get('client_id'),
      sub: 'someone',
      nonce,
      iat: now,
      exp: now + 300,
    };
    const token = tokenOf({ ...honest, ...provider.says }, (provider.forges ? stranger : key).privateKey);
    send({ access_token: 'access', token_type: 'Bearer', expires_in: 300, id_token: token });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const provider: ScriptedProvider = {
    issuer: `http://localhost:${(server.address() as AddressInfo).port}`,
    says: {},
    forges: false,
    failsWith: null,
    asked: [],
    visit(url) {
      const asked = new URL(url).searchParams;
      nonce = asked.get('nonce');
      return new URLSearchParams({ code: 'a-code', state: asked.get('state') ?? '' });
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return provider;
}

const metadata = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
});

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}

function tokenOf(claims: object, key: KeyObject): string {
  const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');
  const signed = `${part({ alg: 'RS256', kid: 'one' })}.${part(claims)}`;
  return `${signed}.${sign('sha256', Buffer.from(signed), key).toString('base64url')}`;
}

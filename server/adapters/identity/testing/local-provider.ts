import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

// A real OpenID Connect provider on this machine, for tests and journeys. Like Google it lets choose an account, and the test has chosen.

export interface LocalPerson {
  sub: string;
  email: string;
  email_verified: boolean;
  given_name?: string;
  /** Google's: the company whose domain the address is of. */
  hd?: string;
}

export interface LocalProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Who signs in there from now on. */
  signedIn(person: LocalPerson): void;
  close(): Promise<void>;
}

export async function openLocalProvider(): Promise<LocalProvider> {
  const { default: Provider, interactionPolicy } = await import('oidc-provider');
  const people = new Map<string, LocalPerson>();
  let present = '';
  const clientId = 'declic-essai';
  const clientSecret = randomUUID();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;

  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: ['http://localhost/'],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: {
      keys: [
        { ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }), use: 'sig' },
      ] as never,
    },
    cookies: { keys: [randomUUID()] },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    pkce: { required: () => true },
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'hd'] },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, id) => ({ accountId: id, claims: async () => ({ ...people.get(id), sub: id }) }),
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({ clientId, accountId: oidc.session?.accountId ?? '' });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  // The port where Déclic listens is not known yet.
  Object.assign(provider.Client.prototype, {
    redirectUriAllowed: (uri: string) => uri.startsWith('http://localhost:'),
  });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response);
    void provider.interactionFinished(request, response, { select_account: {}, login: { accountId: present } });
  });
  return {
    issuer,
    clientId,
    clientSecret,
    signedIn(person) {
      people.set(person.sub, person);
      present = person.sub;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Visits the provider as a browser does, and answers the query that it sends back to Déclic. */
export async function visitProvider(url: string, redirectUri: string): Promise<string> {
  const cookies = new Map<string, string>();
  for (let at = url, steps = 0; steps < 10; steps++) {
    const headers = { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
    const response = await fetch(at, { redirect: 'manual', headers });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';', 1);
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    const next = response.headers.get('location');
    if (!next) throw new Error(`the provider answered ${response.status}: ${await response.text()}`);
    if (next.startsWith(redirectUri)) return new URL(next).search.slice(1);
    at = new URL(next, at).href;
  }
  throw new Error('the provider led nowhere');
}

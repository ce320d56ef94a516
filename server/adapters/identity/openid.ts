import * as openid from 'openid-client';
import { email as emailField, firstName as firstNameField } from '#contract/fields.ts';
import { AppError } from '../../errors.ts';
import { isLoopbackHost } from '../../loopback.ts';
import type { IdentityProvider, StartedSignIn, VouchedPerson } from './port.ts';

// OpenID Connect by `openid-client`: code flow with PKCE, state and nonce. The signature of the identity token is checked too, beside
// issuer, audience, nonce and time.

export interface OpenIdClient {
  /** «Google», for sentences. */
  name: string;
  issuer: string;
  clientId: string;
  authenticate: openid.ClientAuth;
  redirectUri: string;
  /** Beside what every provider is asked: scope, how to send the answer. */
  asks: Record<string, string>;
  ownsMailbox(email: string, claims: openid.IDToken): boolean;
  firstName(claims: openid.IDToken, answer: URLSearchParams): unknown;
}

const timeoutSeconds = 10;

export function openIdProvider(client: OpenIdClient): IdentityProvider {
  let discovered: Promise<openid.Configuration> | null = null;
  const configuration = () => {
    discovered ??= discover(client).catch((error) => {
      discovered = null;
      throw unavailable(client, error);
    });
    return discovered;
  };
  return {
    async start() {
      const config = await configuration();
      const started = {
        state: openid.randomState(),
        nonce: openid.randomNonce(),
        codeVerifier: openid.randomPKCECodeVerifier(),
      };
      const url = openid.buildAuthorizationUrl(config, {
        redirect_uri: client.redirectUri,
        state: started.state,
        nonce: started.nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(started.codeVerifier),
        code_challenge_method: 'S256',
        ...client.asks,
      });
      return { url: url.href, started };
    },
    async finish(answer, started) {
      const claims = await claimsOf(client, await configuration(), answer, started);
      return personOf(client, claims, answer);
    },
  };
}

async function discover({ issuer, clientId, authenticate }: OpenIdClient): Promise<openid.Configuration> {
  const server = new URL(issuer);
  // Over http only to a provider on this machine, for tests and development.
  const execute = isLoopbackHost(server.hostname) ? [openid.allowInsecureRequests] : [];
  const config = await openid.discovery(server, clientId, undefined, authenticate, {
    execute,
    timeout: timeoutSeconds,
  });
  openid.enableNonRepudiationChecks(config);
  return config;
}

async function claimsOf(
  client: OpenIdClient,
  config: openid.Configuration,
  answer: URLSearchParams,
  { state, nonce, codeVerifier }: StartedSignIn,
): Promise<openid.IDToken> {
  try {
    const tokens = await openid.authorizationCodeGrant(config, new URL(`${client.redirectUri}?${answer}`), {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: codeVerifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims?.sub) throw new Error('the token names nobody');
    return claims;
  } catch (error) {
    throw isOutage(error) ? unavailable(client, error) : refused(client, error);
  }
}

function personOf(client: OpenIdClient, claims: openid.IDToken, answer: URLSearchParams): VouchedPerson {
  const email = emailField.safeParse(claims.email).data ?? null;
  // Apple has sent this claim as text.
  const emailVerified = email !== null && (claims.email_verified === true || claims.email_verified === 'true');
  return {
    subject: claims.sub,
    email,
    emailVerified,
    ownsMailbox: emailVerified && email !== null && client.ownsMailbox(email, claims),
    firstName: firstNameField.safeParse(client.firstName(claims, answer)).data ?? null,
  };
}

/** The provider did not answer, answered with a failure of its own, or does not know us: nothing that the person did. */
function isOutage(error: unknown): boolean {
  if (error instanceof openid.ResponseBodyError) return error.status >= 500 || error.error === 'invalid_client';
  const { code, cause } = error as { code?: string; cause?: unknown };
  if (code === 'OAUTH_TIMEOUT' || code === 'OAUTH_ABORT') return true;
  if (code === 'OAUTH_RESPONSE_IS_NOT_CONFORM') return cause instanceof Response && cause.status >= 500;
  return error instanceof TypeError && error.message === 'fetch failed';
}

function unavailable({ name }: OpenIdClient, cause: unknown): AppError {
  return new AppError(
    'provider_unavailable',
    `${name} ne répond pas. Réessaie dans un instant, ou choisis un autre moyen.`,
    {
      cause,
    },
  );
}

function refused({ name }: OpenIdClient, cause: unknown): AppError {
  return new AppError('invalid_token', `${name} n'a pas pu confirmer qui tu es. Recommence.`, { cause });
}

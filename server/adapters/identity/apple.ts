import { createPrivateKey, sign } from 'node:crypto';
import type { ClientAuth } from 'openid-client';
import type { AppleConfig } from '../../config.ts';
import { openIdProvider } from './openid.ts';
import type { IdentityProvider } from './port.ts';

/** Of any other address Apple says what was true when the Apple account got it; the mailbox may be somebody else's by now. */
const ownDomains = ['icloud.com', 'me.com', 'mac.com', 'privaterelay.appleid.com'];

/** Apple sends the person back by a form, since it is asked for more than who they are; the name comes once, beside the token. */
export function appleProvider(config: AppleConfig, redirectUri: string): IdentityProvider {
  return openIdProvider({
    name: 'Apple',
    issuer: config.issuer,
    clientId: config.clientId,
    authenticate: signedSecret(config),
    redirectUri,
    asks: { scope: 'openid email name', response_mode: 'form_post' },
    ownsMailbox: (email) => ownDomains.some((domain) => email.endsWith(`@${domain}`)),
    firstName: (_claims, answer) => nameIn(answer.get('user')),
  });
}

const secretSeconds = 5 * 60;

/** Apple has no lasting client secret: each is a token of our own, signed with the key that Apple gave. */
function signedSecret({ issuer, clientId, teamId, keyId, privateKey }: AppleConfig): ClientAuth {
  const key = createPrivateKey(privateKey);
  const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');
  return (_server, _client, body) => {
    const now = Math.floor(Date.now() / 1000);
    const header = part({ alg: 'ES256', kid: keyId });
    const claims = part({ iss: teamId, sub: clientId, aud: issuer, iat: now, exp: now + secretSeconds });
    const signature = sign('sha256', Buffer.from(`${header}.${claims}`), { key, dsaEncoding: 'ieee-p1363' });
    body.set('client_id', clientId);
    body.set('client_secret', `${header}.${claims}.${signature.toString('base64url')}`);
  };
}

function nameIn(user: string | null): unknown {
  try {
    return JSON.parse(user ?? 'null')?.name?.firstName;
  } catch {
    return null;
  }
}

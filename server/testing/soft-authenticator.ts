import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { PasskeyAnswer } from '#contract/proof.ts';

// An authenticator for API tests: makes ES256 passkeys and signs with them, and can be told to do it wrong.

export interface SoftPasskey {
  id: string;
  privateKey: KeyObject;
  userHandle: string;
  counter: number;
}

interface Ceremony {
  challenge: string;
  origin?: string;
  rpId?: string;
  /** False: the person was not asked for a fingerprint or a code. */
  isVerified?: boolean;
}

const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();
const flags = { present: 1, verified: 4, attested: 64 } as const;

function clientData(
  type: 'webauthn.create' | 'webauthn.get',
  { challenge, origin = 'http://localhost:3000' }: Ceremony,
): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function authenticatorData(ceremony: Ceremony, counter: number, extraFlags = 0): Buffer {
  const head = Buffer.alloc(37);
  sha256(ceremony.rpId ?? 'localhost').copy(head);
  head[32] = flags.present | (ceremony.isVerified === false ? 0 : flags.verified) | extraFlags;
  head.writeUInt32BE(counter, 33);
  return head;
}

/** What a browser answers to the options of a new passkey, and the passkey itself. */
export function makePasskey(ceremony: Ceremony & { user: { id: string } }): { key: SoftPasskey; answer: NewAnswer } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const coordinate = (value: string) => Buffer.concat([Buffer.from([0x58, 32]), Buffer.from(value, 'base64url')]);
  // CBOR: a map of five, kty EC2, alg ES256, crv P-256, x and y.
  const cose = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    coordinate(x),
    Buffer.from([0x22]),
    coordinate(y),
  ]);
  const credentialId = randomBytes(32);
  const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, credentialId.length]), credentialId, cose]);
  const authData = Buffer.concat([authenticatorData(ceremony, 0, flags.attested), attested]);
  // CBOR: {fmt: 'none', attStmt: {}, authData}.
  const attestationObject = Buffer.concat([
    Buffer.from([0xa3, 0x63]),
    Buffer.from('fmt'),
    Buffer.from([0x64]),
    Buffer.from('none'),
    Buffer.from([0x67]),
    Buffer.from('attStmt'),
    Buffer.from([0xa0, 0x68]),
    Buffer.from('authData'),
    Buffer.from([0x58, authData.length]),
    authData,
  ]);
  const id = base64url(credentialId);
  const response = {
    attestationObject: base64url(attestationObject),
    clientDataJSON: base64url(clientData('webauthn.create', ceremony)),
    transports: ['internal'],
  };
  return {
    key: { id, privateKey, userHandle: ceremony.user.id, counter: 0 },
    answer: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
  };
}

interface NewAnswer {
  id: string;
  rawId: string;
  type: 'public-key';
  clientExtensionResults: Record<string, unknown>;
  response: { attestationObject: string; clientDataJSON: string; transports: string[] };
}

/** What a browser answers to a challenge with this passkey, which counts its uses. */
export function signWith(key: SoftPasskey, ceremony: Ceremony): PasskeyAnswer {
  key.counter++;
  const data = authenticatorData(ceremony, key.counter);
  const client = clientData('webauthn.get', ceremony);
  const signature = sign('sha256', Buffer.concat([data, sha256(client)]), key.privateKey);
  return {
    id: key.id,
    rawId: key.id,
    type: 'public-key',
    clientExtensionResults: {},
    response: {
      authenticatorData: base64url(data),
      clientDataJSON: base64url(client),
      signature: base64url(signature),
      userHandle: key.userHandle,
    },
  };
}

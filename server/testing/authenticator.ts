import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { expect } from 'expect';
import type { SignedInClient } from './test-app.ts';

type Options = Record<string, unknown>;

/** What a person's fingerprint sets: present and verified. */
const presentAndVerified = 0x01 | 0x04;
const withCredential = 0x40;

export interface AuthenticatorOptions {
  /** Of the page that asks. */
  origin: string;
  /** Flags of what the person did; present and verified unless a test is about another one. */
  flags?: number;
}

/**
 * An authenticator in software, as WebAuthn level 3 describes one: it makes a P-256 key for each site and signs what it is asked (section 6).
 * Options come from the server as JSON, and answers go back as JSON (section 5.1).
 */
export function anAuthenticator({ origin, flags = presentAndVerified }: AuthenticatorOptions) {
  const id = randomBytes(16);
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  let count = 0;

  return {
    id: id.toString('base64url'),

    /** Answers `navigator.credentials.create`. */
    make(options: Options, over: Partial<AuthenticatorOptions> = {}): Options {
      const clientDataJSON = clientData('webauthn.create', options.challenge, over.origin ?? origin);
      const length = Buffer.from([0, id.length]);
      const made = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey)]);
      const { id: rpId } = options.rp as { id: string };
      const authData = Buffer.concat([authenticatorData(rpId, (over.flags ?? flags) | withCredential, 0), made]);
      const attested = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]);
      const attestationObject = Buffer.from(isoCBOR.encode(attested as never)).toString('base64url');
      return credential({ clientDataJSON, attestationObject, transports: ['internal'] });
    },

    /** Answers `navigator.credentials.get`. */
    use(options: Options, over: Partial<AuthenticatorOptions> = {}): Options {
      count += 1;
      const clientDataJSON = clientData('webauthn.get', options.challenge, over.origin ?? origin);
      const authData = authenticatorData(String(options.rpId), over.flags ?? flags, count);
      const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
      const signature = sign('sha256', signed, privateKey).toString('base64url');
      return credential({ clientDataJSON, authenticatorData: authData.toString('base64url'), signature });
    },

    /** A copy that counts from before, as a cloned device would. */
    setCount(value: number): void {
      count = value;
    },
  };

  function credential(response: Options): Options {
    const name = id.toString('base64url');
    return { id: name, rawId: name, type: 'public-key', clientExtensionResults: {}, response };
  }
}

/** Adds a passkey of a new authenticator to whoever is signed in, on the site of the tests. */
export async function addPasskeyTo(client: Pick<SignedInClient, 'post'>) {
  const device = anAuthenticator({ origin: 'http://localhost:3000' });
  const { options } = (await client.post('/api/passkeys/new')).json();
  const answer = await client.post('/api/passkeys', { credential: device.make(options) });
  expect(answer.statusCode).toBe(200);
  return { device, answer };
}

function clientData(type: string, challenge: unknown, origin: string): string {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url');
}

function authenticatorData(rpId: string, flags: number, count: number): Buffer {
  const counter = Buffer.alloc(4);
  counter.writeUInt32BE(count);
  return Buffer.concat([sha256(Buffer.from(rpId)), Buffer.from([flags]), counter]);
}

/** RFC 9053, section 7.1: an EC2 key for ES256. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const fields = new Map<number, unknown>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
    [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
  ]);
  return Buffer.from(isoCBOR.encode(fields as never));
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}

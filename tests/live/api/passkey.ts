import {createHash, generateKeyPairSync, randomBytes, sign, type KeyObject} from 'node:crypto';

/** A passkey of a device that confirms everything without asking. */
export interface Passkey {
  /** Its ID, in base64url. */
  readonly id: string;
  /** The body that a browser sends to register it. */
  readonly register: (challenge: string) => PublicKeyBody;
  /** The body that a browser sends to sign in with it. */
  readonly signIn: (challenge: string) => PublicKeyBody;
}

/** A credential as the browser's API turns it into JSON. */
export interface PublicKeyBody {
  readonly id: string;
  readonly rawId: string;
  readonly type: 'public-key';
  readonly response: Readonly<Record<string, string>>;
}

/** Bits of WebAuthn's authenticator data: someone was there, confirmed, and a new key follows. */
const PRESENT_AND_VERIFIED = 0x05;
const WITH_NEW_KEY = 0x40;

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

/** Makes a passkey for a site. @param origin scheme, host, and port of the site */
export function makePasskey(origin: string): Passkey {
  const {publicKey, privateKey} = generateKeyPairSync('ec', {namedCurve: 'P-256'});
  const credential = randomBytes(16);
  const id = credential.toString('base64url');
  const head = (flags: number) =>
    Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags, 0, 0, 0, 0])]);
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({type, challenge, origin, crossOrigin: false}));
  const body = (response: Readonly<Record<string, Buffer>>): PublicKeyBody => ({
    id,
    rawId: id,
    type: 'public-key',
    response: Object.fromEntries(
      Object.entries(response).map(([name, data]) => [name, data.toString('base64url')]),
    ),
  });
  return {
    id,
    register: (challenge) => {
      const noModel = Buffer.alloc(16);
      const data = Buffer.concat([
        head(PRESENT_AND_VERIFIED + WITH_NEW_KEY),
        noModel,
        Buffer.from([0, credential.length]),
        credential,
        coseKey(publicKey),
      ]);
      return body({
        attestationObject: attestation(data),
        clientDataJSON: clientData('webauthn.create', challenge),
      });
    },
    signIn: (challenge) => {
      const data = head(PRESENT_AND_VERIFIED);
      const client = clientData('webauthn.get', challenge);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return body({authenticatorData: data, clientDataJSON: client, signature});
    },
  };
}

/** The public key in COSE's form: a CBOR map for ES256. */
function coseKey(key: KeyObject): Buffer {
  const {x = '', y = ''} = key.export({format: 'jwk'});
  const bytes = (text: string) => [0x58, 32, ...Buffer.from(text, 'base64url')];
  // {1: 2, 3: -7, -1: 1, -2: x, -3: y}
  return Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, ...bytes(x), 0x22, ...bytes(y)]);
}

/** An attestation that says nothing about the device, in CBOR: `{fmt: "none", attStmt: {}, authData: data}`. */
function attestation(data: Buffer): Buffer {
  const text = (value: string) => Buffer.from([0x60 + value.length, ...Buffer.from(value)]);
  const [map3, map0, bytes] = [0xa3, 0xa0, 0x58];
  return Buffer.concat([
    Buffer.from([map3]),
    ...[text('fmt'), text('none'), text('attStmt'), Buffer.from([map0])],
    ...[text('authData'), Buffer.from([bytes, data.length]), data],
  ]);
}

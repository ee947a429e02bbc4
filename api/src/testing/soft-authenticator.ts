import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

/** What an answer says that tests make wrong on purpose. */
export interface Told {
  origin?: string;
  rpId?: string;
  /** Whether the device checked who holds it. */
  verified?: boolean;
  counter?: number;
}

interface Options {
  challenge: string;
  rp?: { id: string };
  rpId?: string;
}

type Cbor = number | string | Buffer | Map<Cbor, Cbor>;

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/** A device with one passkey (ES256), in software: what a browser and a key do together, at the page `origin`. */
export class SoftAuthenticator {
  readonly credentialId = randomBytes(32).toString('base64url');
  counter = 0;
  private readonly publicKey: KeyObject;
  private readonly privateKey: KeyObject;

  constructor(private readonly origin: string) {
    ({ publicKey: this.publicKey, privateKey: this.privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' }));
  }

  /** Answers `navigator.credentials.create`, as the fields of AddPasskeyInput. */
  create(options: Options, told: Told = {}) {
    const id = Buffer.from(this.credentialId, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const authData = Buffer.concat([
      this.data(options, told, HAS_CREDENTIAL),
      Buffer.alloc(16),
      length,
      id,
      this.cose(),
    ]);
    const attestation = new Map<Cbor, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return {
      credentialId: this.credentialId,
      clientDataJSON: this.client('webauthn.create', options, told).toString('base64url'),
      attestationObject: cbor(attestation).toString('base64url'),
      transports: ['internal'],
    };
  }

  /** Answers `navigator.credentials.get`, as GivePasskeyInput. */
  get(options: Options, told: Told = {}) {
    this.counter = told.counter ?? this.counter + 1;
    const data = this.data(options, told, 0);
    const client = this.client('webauthn.get', options, told);
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), this.privateKey);
    return {
      credentialId: this.credentialId,
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
    };
  }

  private client(type: string, { challenge }: Options, { origin = this.origin }: Told): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  private data(options: Options, { rpId = options.rp?.id ?? options.rpId!, verified = true }: Told, flags: number) {
    const rest = Buffer.alloc(5);
    rest.writeUInt8(flags | USER_PRESENT | (verified ? USER_VERIFIED : 0));
    rest.writeUInt32BE(this.counter, 1);
    return Buffer.concat([sha256(rpId), rest]);
  }

  /** The public key as RFC 9053 writes it: kty EC2, alg ES256, crv P-256, x, y. */
  private cose(): Buffer {
    const { x, y } = this.publicKey.export({ format: 'jwk' });
    const coordinate = (value: string) => Buffer.from(value, 'base64url');
    return cbor(
      new Map<Cbor, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, coordinate(x!)],
        [-3, coordinate(y!)],
      ]),
    );
  }
}

const sha256 = (bytes: string | Buffer): Buffer => createHash('sha256').update(bytes).digest();

/** Writes a value in CBOR (RFC 8949), of the few kinds that WebAuthn needs. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flat().map(cbor)]);
}

function head(kind: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(kind << 5) | size]);
  if (size < 256) return Buffer.from([(kind << 5) | 24, size]);
  return Buffer.from([(kind << 5) | 25, size >> 8, size & 255]);
}

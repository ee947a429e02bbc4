import type {
  AuthenticatorTransportFuture,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  WebAuthnCredential,
} from '@simplewebauthn/server';
import type { AddPasskeyInput, GivePasskeyInput } from './passkey.input.js';

/** Life of a challenge in seconds; browsers stop waiting for the device as late. */
export const CHALLENGE_SECONDS = 300;

/** The page that passkeys are bound to: a device signs for no other. */
export interface RelyingParty {
  /** Host of the desk. */
  id: string;
  /** Origin of the desk, with its scheme and port. */
  origin: string;
  name: string;
}

/** A passkey as browsers have to know it. */
export interface KnownPasskey {
  credentialId: string;
  transports: readonly string[];
}

export const relyingPartyAt = (deskUrl: string, name: string): RelyingParty => {
  const { hostname, origin } = new URL(deskUrl);
  return { id: hostname, origin, name };
};

/** Returns what a browser needs to make a passkey, with a new challenge. `known` are those that there are. */
export async function creationOptions(
  party: RelyingParty,
  account: { id: string; name: string },
  known: readonly KnownPasskey[],
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpID: party.id,
    rpName: party.name,
    userID: new TextEncoder().encode(account.id),
    userName: account.name,
    excludeCredentials: known.map(told),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    timeout: CHALLENGE_SECONDS * 1000,
  });
}

/** Returns what a browser needs to ask one of these passkeys, with a new challenge. */
export async function requestOptions(
  party: RelyingParty,
  known: readonly KnownPasskey[],
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: party.id,
    allowCredentials: known.map(told),
    userVerification: 'required',
    timeout: CHALLENGE_SECONDS * 1000,
  });
}

/** Returns the new passkey; null if its device did not answer this challenge for this page, or did not check the person. */
export async function readNew(
  party: RelyingParty,
  challenge: string,
  { credentialId: id, clientDataJSON, attestationObject }: AddPasskeyInput,
): Promise<WebAuthnCredential | null> {
  const { verifyRegistrationResponse } = await library();
  const answer = await orNull(
    verifyRegistrationResponse({
      ...expected(party, challenge),
      response: { ...credential(id), response: { clientDataJSON, attestationObject } },
    }),
  );
  return answer?.registrationInfo?.credential ?? null;
}

/**
 * Returns how often the passkey says it was used; null if it did not sign this challenge for this page, did not check the
 * person, or counts less than before.
 */
export async function readCounter(
  party: RelyingParty,
  challenge: string,
  known: WebAuthnCredential,
  { credentialId: id, clientDataJSON, authenticatorData, signature }: GivePasskeyInput,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await library();
  const answer = await orNull(
    verifyAuthenticationResponse({
      ...expected(party, challenge),
      credential: known,
      response: { ...credential(id), response: { clientDataJSON, authenticatorData, signature } },
    }),
  );
  return answer?.verified ? answer.authenticationInfo.newCounter : null;
}

/** Few calls need it, and it is slow to load. */
const library = () => import('@simplewebauthn/server');

const told = ({ credentialId, transports }: KnownPasskey) => ({
  id: credentialId,
  transports: [...transports] as AuthenticatorTransportFuture[],
});

const expected = ({ origin, id }: RelyingParty, challenge: string) => ({
  expectedChallenge: challenge,
  expectedOrigin: origin,
  expectedRPID: id,
  requireUserVerification: true,
});

const credential = (id: string) => ({ id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} });

/** The library throws for whatever is wrong with an answer, also for bytes that are none. */
const orNull = <T>(answer: Promise<T>): Promise<T | null> => answer.catch(() => null);

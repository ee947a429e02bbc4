import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { AddPasskeyInput, GivePasskeyInput } from '../graphql/generated/graphql';

/** What came of asking a device: its answer, or why there is none. */
export type Asked<Answer> = { answer: Answer } | { refused: 'known' | 'declined' };

/** Lets the browser make a passkey. `options` are those that `beginPasskey` answers. */
export async function makePasskey(options: unknown): Promise<Asked<Omit<AddPasskeyInput, 'name'>>> {
  const { startRegistration } = await library();
  return asked(async () => {
    const { id, response } = await startRegistration({
      optionsJSON: options as PublicKeyCredentialCreationOptionsJSON,
    });
    const { clientDataJSON, attestationObject, transports = [] } = response;
    return { credentialId: id, clientDataJSON, attestationObject, transports };
  });
}

/** Lets the browser ask one of the operator’s passkeys. `options` are those that `beginPasskeySignIn` answers. */
export async function askPasskey(options: unknown): Promise<Asked<GivePasskeyInput>> {
  const { startAuthentication } = await library();
  return asked(async () => {
    const { id, response } = await startAuthentication({
      optionsJSON: options as PublicKeyCredentialRequestOptionsJSON,
    });
    const { clientDataJSON, authenticatorData, signature } = response;
    return { credentialId: id, clientDataJSON, authenticatorData, signature };
  });
}

/** Few people need it, and they when they press a button. */
const library = () => import('@simplewebauthn/browser');

/** A browser tells no more than whether the device has such a passkey: what else went wrong would help strangers. */
async function asked<Answer>(ask: () => Promise<Answer>): Promise<Asked<Answer>> {
  try {
    return { answer: await ask() };
  } catch (error) {
    return { refused: error instanceof Error && error.name === 'InvalidStateError' ? 'known' : 'declined' };
  }
}

import { useState } from 'react';
import { tell } from '../analytics/tell';
import type { ApiFault } from '../graphql/api-fault';
import type { AccessLevel } from '../graphql/generated/graphql';
import { isRecord } from '../browser/stored-value';
import { useSession } from '../session/session-context';
import { useCooldown } from './sign-in-context';
import { wrongCode } from './code-fault-words';
import { postJson } from './post-json';

export interface SignInTry {
  emailOrPhone: string;
  code: string;
}

/** Submits the code. Resolves to null if the shopper is then signed in, otherwise to the error. */
export function useSignIn(): { signIn: (tried: SignInTry) => Promise<ApiFault | null>; pending: boolean } {
  const cooldown = useCooldown();
  const session = useSession();
  const [pending, setPending] = useState(false);

  const signIn = async (tried: SignInTry): Promise<ApiFault | null> => {
    setPending(true);
    try {
      const { body, fault } = await postJson('/api/authenticate', tried);
      const result = body?.['authenticate'];
      const accessLevel = accessLevelOf(result);
      if (!accessLevel) return fault ?? wrongCode;
      cooldown.end();
      session.signIn(accessLevel);
      tell({
        name: isRecord(result) && result['registered'] === true ? 'sign_up' : 'login',
        method: tried.emailOrPhone.includes('@') ? 'email' : 'phone',
      });
      return null;
    } finally {
      setPending(false);
    }
  };
  return { signIn, pending };
}

function accessLevelOf(result: unknown): AccessLevel | null {
  const user = isRecord(result) ? result['user'] : null;
  const level = isRecord(user) ? user['accessLevel'] : null;
  return level === 'USER' || level === 'MANAGER' || level === 'ADMIN' ? level : null;
}

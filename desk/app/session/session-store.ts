import { makeAutoObservable } from 'mobx';
import { createStoreContext } from '../browser/create-store-context';
import type { MeQuery } from '../graphql/generated/graphql';

export type Me = MeQuery['me'];

/** Who sits here, and whether the API is there. One a tab. */
export class SessionStore {
  /** Undefined until it is known. */
  me: Me | undefined;
  /** The session has ended while the desk was open: a dialog asks to sign in again, and what was typed stays. */
  hasEnded = false;
  /** Whether the last call was answered. */
  isConnected = true;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  entered(me: Me): void {
    this.me = me;
    this.hasEnded = false;
  }

  answered(isThere: boolean): void {
    this.isConnected = isThere;
  }

  /** Before anybody has been here, the sign-in page asks instead. */
  sessionEnded(): void {
    if (this.me) this.hasEnded = true;
  }

  left(): void {
    this.me = undefined;
    this.hasEnded = false;
  }
}

export const [SessionContext, useSession] = createStoreContext<SessionStore>('The session');

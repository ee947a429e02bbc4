import { makeAutoObservable } from 'mobx';
import { createStoreContext } from '../browser/create-store-context';
import type { MeQuery } from '../graphql/generated/graphql';

export type Me = MeQuery['me'];

/** The signed-in operator of this tab, and whether the API responds. */
export class SessionStore {
  /** Undefined until the operator is known. */
  me: Me | undefined;
  /** Whether the session has ended while the desk was open: a dialog asks to sign in again, and typed text stays. */
  hasEnded = false;
  /** Whether the last call received a response. */
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

  /** If nobody was signed in yet, the sign-in page is shown instead of the dialog. */
  sessionEnded(): void {
    if (this.me) this.hasEnded = true;
  }

  left(): void {
    this.me = undefined;
    this.hasEnded = false;
  }
}

export const [SessionContext, useSession] = createStoreContext<SessionStore>('The session');

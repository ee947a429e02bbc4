import { createStoreContext } from '../browser/create-store-context';
import type { SessionStore } from './session-store';

export const [SessionProvider, useSession] = createStoreContext<SessionStore>('SessionStore');

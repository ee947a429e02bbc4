import { createStoreContext } from '../browser/create-store-context';
import type { ConsentStore } from './consent-store';

export const [ConsentProvider, useConsent] = createStoreContext<ConsentStore>('ConsentStore');

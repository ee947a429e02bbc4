import { createStoreContext } from '../browser/create-store-context';
import type { ToastStore } from './toast-store';

export const [ToastsProvider, useToasts] = createStoreContext<ToastStore>('ToastStore');

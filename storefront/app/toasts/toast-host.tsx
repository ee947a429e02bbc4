import { toast, Toaster } from '@meet/ui-kit/toaster';
import type { ToastTone } from './toast-tone';

/** The id of the last message. */
let last: string | undefined;

/** Shows a message instead of the one before, because several would cover a phone's page. */
export function show(tone: ToastTone, title: string, description?: string, id?: string): void {
  if (last !== undefined && last !== id) toast.dismiss(last);
  last = toast[tone](title, { ...(description !== undefined && { description }), ...(id !== undefined && { id }) });
}

export const close = (id: string): void => toast.dismiss(id);

// `React.lazy` needs a default export.
export default Toaster;

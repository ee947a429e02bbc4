import { toast, Toaster } from '@meet/ui-kit/toaster';
import type { ToastTone } from './toast-tone';

export function show(tone: ToastTone, title: string, description?: string, id?: string): void {
  toast[tone](title, { ...(description !== undefined && { description }), ...(id !== undefined && { id }) });
}

export const close = (id: string): void => toast.dismiss(id);

// `React.lazy` needs a default export.
export default Toaster;

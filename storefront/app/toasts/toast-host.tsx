import { toast, Toaster } from '@meet/ui-kit/toaster';
import type { ToastTone } from './toast-tone';

export function show(tone: ToastTone, title: string, description?: string): void {
  toast[tone](title, description === undefined ? {} : { description });
}

// `React.lazy` needs a default export.
export default Toaster;

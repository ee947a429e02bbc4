export { toast, type ToastKind, type ToastOptions, type ToastPromise } from './toast.js';
export { Toaster } from './toaster.js';

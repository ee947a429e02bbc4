/** `loading` stays until a toast with its id replaces it. */
export type ToastTone = 'success' | 'info' | 'warning' | 'error' | 'loading';

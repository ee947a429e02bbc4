/** `loading` stays until another toast replaces it. */
export type ToastTone = 'success' | 'info' | 'warning' | 'error' | 'loading';

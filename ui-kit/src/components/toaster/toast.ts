import { createStore } from '@zag-js/toast';
import type { ReactNode } from 'react';

/** Kind of a message, which determines its icon. */
export type ToastKind = 'plain' | 'success' | 'info' | 'warning' | 'error' | 'loading';

export interface ToastOptions {
  /** A second line with details. Default: none. */
  description?: ReactNode;
  /** A button in the message, such as «Вернуть». Pressing it closes the message. Default: none. */
  action?: { label: string; onClick: () => void };
  /** Duration in milliseconds; `Infinity` until closed. Default: 4000, and `Infinity` while loading. */
  duration?: number;
  /** A message replaces a visible one with the same id. Default: a new id. */
  id?: string;
}

export interface ToastPromise<T> {
  /** Title while the promise is pending. */
  loading: string;
  /** Title after success. */
  success: string | ((value: T) => string);
  /** Title after failure. */
  error: string | ((reason: unknown) => string);
}

/** The page's messages, shown by its `Toaster`. */
export const messages = createStore<ReactNode>({ removeDelay: 200 });

const usual = 4000;

const say =
  (kind: ToastKind) =>
  (title: ReactNode, options: ToastOptions = {}) =>
    messages.create({
      title,
      type: kind,
      // All kinds have the same priority.
      priority: 5,
      duration: kind === 'loading' ? Infinity : usual,
      ...options,
    });

function promise<T>(pending: Promise<T>, words: ToastPromise<T>): Promise<T> {
  const id = say('loading')(words.loading);
  const { success, error } = words;
  pending.then(
    (value) => say('success')(typeof success === 'function' ? success(value) : success, { id }),
    (reason: unknown) => say('error')(typeof error === 'function' ? error(reason) : error, { id }),
  );
  return pending;
}

/** Shows a short message in the page's `Toaster`. Returns its id. */
export const toast = Object.assign(say('plain'), {
  success: say('success'),
  info: say('info'),
  warning: say('warning'),
  error: say('error'),
  /** Stays until a message with the same id replaces it, or until it is closed. */
  loading: say('loading'),
  /** Shows that the promise is pending, and then its result. Returns the promise. */
  promise,
  /** Closes the message with this id, or all messages. */
  dismiss: (id?: string) => messages.dismiss(id),
});

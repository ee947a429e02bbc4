import { createStore } from '@zag-js/toast';
import type { ReactNode } from 'react';

/** The kind of a message: it determines its icon. */
export type ToastKind = 'plain' | 'success' | 'info' | 'warning' | 'error' | 'loading';

export interface ToastOptions {
  /** A second line with the details. Default: none. */
  description?: ReactNode;
  /** A button in the message, such as «Вернуть». The message goes when it is pressed. Default: none. */
  action?: { label: string; onClick: () => void };
  /** How long it stays, in milliseconds; `Infinity` is until it is closed. Default: 4000, `Infinity` while loading. */
  duration?: number;
  /** A message with the id of one that is shown replaces it. Default: a new id. */
  id?: string;
}

export interface ToastPromise<T> {
  /** Title while the promise is pending. */
  loading: string;
  /** Title of the answer. */
  success: string | ((value: T) => string);
  /** Title of the failure. */
  error: string | ((reason: unknown) => string);
}

/** The messages of the page, which its `Toaster` shows. */
export const messages = createStore<ReactNode>({ removeDelay: 200 });

const usual = 4000;

const say =
  (kind: ToastKind) =>
  (title: ReactNode, options: ToastOptions = {}) =>
    messages.create({
      title,
      type: kind,
      // No kind overtakes another.
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
  /** Stays until a message with its id replaces it, or until it is closed. */
  loading: say('loading'),
  /** Shows that the promise is pending, and then its outcome. Returns the promise. */
  promise,
  /** Closes the message with this id, or all. */
  dismiss: (id?: string) => messages.dismiss(id),
});

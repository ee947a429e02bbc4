import { makeAutoObservable } from 'mobx';
import type { ToastTone } from './toast-tone';

/** Shows toasts. The toast library is loaded when the first toast is shown. */
export class ToastStore {
  wanted = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** A toast with the id of one that is shown replaces it. */
  show(tone: ToastTone, title: string, description?: string, id?: string): void {
    this.wanted = true;
    import('./toast-host').then(
      ({ show }) => show(tone, title, description, id),
      // The file cannot be loaded: the page does without the toast.
      () => undefined,
    );
  }

  /** Closes the toast with this id, if it is still there. */
  close(id: string): void {
    if (!this.wanted) return;
    import('./toast-host').then(
      ({ close }) => close(id),
      () => undefined,
    );
  }
}

import { makeAutoObservable } from 'mobx';
import type { ToastTone } from './toast-tone';

/** Shows toasts. The toast library is loaded when the first toast is shown. */
export class ToastStore {
  wanted = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  show(tone: ToastTone, title: string, description?: string): void {
    this.wanted = true;
    import('./toast-host').then(
      ({ show }) => show(tone, title, description),
      // The file cannot be loaded: the page does without the toast.
      () => undefined,
    );
  }
}

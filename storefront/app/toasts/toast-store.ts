import { makeAutoObservable } from 'mobx';
import { isOffline } from '../builds/load-online';
import type { ToastTone } from './toast-tone';

/** Shows toasts. The toast library is loaded when the first toast is shown. */
export class ToastStore {
  wanted = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Shows a toast. It replaces a visible toast with the same id. */
  show(tone: ToastTone, title: string, description?: string, id?: string): void {
    // While offline, a first toast is not shown, because its file cannot be loaded, and browsers remember such a
    // failure.
    if (!this.wanted && isOffline()) return;
    this.wanted = true;
    import('./toast-host').then(
      ({ show }) => show(tone, title, description, id),
      // If the library cannot be loaded, the page works without toasts.
      () => undefined,
    );
  }

  /** Closes the toast with this id, if it is still visible. */
  close(id: string): void {
    if (!this.wanted) return;
    import('./toast-host').then(
      ({ close }) => close(id),
      () => undefined,
    );
  }
}

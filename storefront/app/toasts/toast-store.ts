import { makeAutoObservable } from 'mobx';
import type { ToastTone } from './toast-tone';

/** Toasts. Their library is loaded lazily, with the first one. */
export class ToastStore {
  wanted = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  show(tone: ToastTone, title: string, description?: string): void {
    this.wanted = true;
    void import('./toast-host').then(({ show }) => show(tone, title, description));
  }
}

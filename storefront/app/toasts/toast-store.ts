import { makeAutoObservable } from 'mobx';
import type { ToastTone } from './toast-tone';

/** Messages in passing. The library that shows them comes with the first one. */
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

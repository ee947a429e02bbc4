import { readStoredColourMode, storeColourMode, type ColourMode } from '@meet/ui-kit';
import { makeAutoObservable } from 'mobx';

export class ColourModeStore {
  mode: ColourMode = 'system';

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  hydrate(): void {
    this.mode = readStoredColourMode();
  }

  setMode(mode: ColourMode): void {
    this.mode = mode;
    storeColourMode(mode);
  }
}

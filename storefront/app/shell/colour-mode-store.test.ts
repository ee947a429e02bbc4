import { ColourModeStore } from './colour-mode-store';

beforeEach(() => localStorage.clear());

describe('ColourModeStore', () => {
  it('ColourModeStore stores the colour mode and restores it on the next visit', () => {
    new ColourModeStore().setMode('dark');
    const store = new ColourModeStore();
    expect(store.mode).toBe('system');
    store.hydrate();
    expect(store.mode).toBe('dark');
  });
});

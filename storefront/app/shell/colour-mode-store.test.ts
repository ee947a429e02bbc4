import { ColourModeStore } from './colour-mode-store';

beforeEach(() => localStorage.clear());

describe('ColourModeStore', () => {
  it('ColourModeStore keeps the mode for the next visit', () => {
    new ColourModeStore().setMode('dark');
    const store = new ColourModeStore();
    expect(store.mode).toBe('system');
    store.hydrate();
    expect(store.mode).toBe('dark');
  });
});

import '@testing-library/jest-dom';
import { jest } from '@jest/globals';

// jsdom has neither layout nor media queries. Tests of the server have no window at all.
globalThis.matchMedia = (query: string) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  addListener: () => undefined,
  removeListener: () => undefined,
  dispatchEvent: () => false,
});

globalThis.ResizeObserver = class {
  observe() {
    return undefined;
  }
  unobserve() {
    return undefined;
  }
  disconnect() {
    return undefined;
  }
};

// A React warning is an error of the test or the component.
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    throw new Error(`Unexpected console.error: ${words.map(String).join(' ')}`);
  });
});

afterEach(() => {
  jest.restoreAllMocks();
});

// jsdom has no layout, and ranges without boxes.
if ('Range' in globalThis) Range.prototype.getClientRects = () => [] as unknown as DOMRectList;

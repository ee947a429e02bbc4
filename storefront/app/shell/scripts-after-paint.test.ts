import { jest } from '@jest/globals';
import { holdScripts, startScripts } from './scripts-after-paint';

const markup =
  '<link rel="modulepreload" href="/assets/entry.js" nonce="n0nce"/>' +
  '<script nonce="n0nce">window.before = 1</script>' +
  '<script nonce="n0nce" type="module" async="">import "/assets/root.js";</script>';

/** Tells `startScripts` that the page is painted. */
let paint = () => {};

function open(visibility: DocumentVisibilityState) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.body.innerHTML = holdScripts(markup);
  globalThis.PerformanceObserver = class {
    constructor(painted: () => void) {
      paint = painted;
    }
    observe() {}
  } as unknown as typeof PerformanceObserver;

  new Function(startScripts)();
}

const preloads = () =>
  [...document.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'));
const modules = () => [...document.querySelectorAll<HTMLScriptElement>('script[type=module]')];

describe('scripts of a page', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('are not asked for before the page is painted', () => {
    open('visible');
    expect(preloads()).toEqual([]);
    expect(modules()).toEqual([]);
    paint();
    expect(preloads()).toEqual(['/assets/entry.js']);
    expect(modules().map(({ text, nonce }) => [text, nonce])).toEqual([['import "/assets/root.js";', 'n0nce']]);
  });

  it('start once', () => {
    open('visible');
    paint();
    const [first] = modules();
    paint();
    jest.runAllTimers();
    expect(modules()).toEqual([first]);
  });

  it('start after a second if the browser tells of no paint', () => {
    open('visible');
    jest.advanceTimersByTime(999);
    expect(modules()).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(modules()).toHaveLength(1);
  });

  it('start at once in a tab that nobody sees', () => {
    open('hidden');
    expect(preloads()).toEqual(['/assets/entry.js']);
    expect(modules()).toHaveLength(1);
  });
});

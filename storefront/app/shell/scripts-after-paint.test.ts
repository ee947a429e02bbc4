import { jest } from '@jest/globals';
import { holdScripts, preloadScripts, startScripts } from './scripts-after-paint';

const markup =
  '<link rel="modulepreload" href="/assets/entry.js" nonce="n0nce"/>' +
  '<script nonce="n0nce">window.before = 1</script>' +
  '<script nonce="n0nce" type="module" async="">import "/assets/root.js";</script>';

/** Tells the script that a frame is drawn. */
let paint = () => {};

function open(visibility: DocumentVisibilityState, script = startScripts) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.body.innerHTML = holdScripts(markup);
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((callback) => {
    paint = () => callback(0);
    return 1;
  });
  // jsdom has no channels. A real one tells in a task of its own, after the frame.
  globalThis.MessageChannel = class {
    port1 = { onmessage: () => undefined };
    port2 = { postMessage: () => this.port1.onmessage() };
  } as unknown as typeof MessageChannel;

  new Function(script)();
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

  it('page scripts are not requested before the first paint', () => {
    open('visible');
    expect(preloads()).toEqual([]);
    expect(modules()).toEqual([]);
    paint();
    expect(preloads()).toEqual(['/assets/entry.js']);
    expect(modules().map(({ text, nonce }) => [text, nonce])).toEqual([['import "/assets/root.js";', 'n0nce']]);
  });

  it('page scripts are preloaded from the first paint on, while the browser still parses the page', () => {
    open('visible', preloadScripts);
    expect(preloads()).toEqual([]);
    paint();
    expect(preloads()).toEqual(['/assets/entry.js']);
    expect(modules()).toEqual([]);
  });

  it('the scripts of a page start only once when several paints are reported', () => {
    open('visible');
    paint();
    const [first] = modules();
    paint();
    jest.runAllTimers();
    expect(modules()).toEqual([first]);
  });

  it('page scripts start after a second when the browser reports no paint', () => {
    open('visible');
    jest.advanceTimersByTime(999);
    expect(modules()).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(modules()).toHaveLength(1);
  });

  it('page scripts start immediately in a hidden tab', () => {
    open('hidden');
    expect(preloads()).toEqual(['/assets/entry.js']);
    expect(modules()).toHaveLength(1);
  });
});

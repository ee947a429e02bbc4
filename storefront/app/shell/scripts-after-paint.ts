/** Milliseconds after which scripts are loaded even if nothing was painted. */
const longest = 1000;

/**
 * Takes the scripts of a page out of the browser's hands: preloads lose their relation and the first module its type,
 * until `startScripts` gives them back. `<Scripts>` of React Router has no such option.
 *
 * @param markup - Of whole elements, as React Router renders them.
 */
export const holdScripts = (markup: string): string =>
  markup
    .replaceAll('<link rel="modulepreload"', '<link rel="held"')
    .replaceAll(/(<script(?: nonce="[^"]*")?) type="module" async=""/g, '$1 type="held"');

/**
 * Calls a function of an inline script when the next frame is drawn. Browsers tell of the first paint itself much later:
 * about 200 ms on a slow phone, which is busy then.
 */
const afterFrame = (name: string) => `requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ${name};
    port2.postMessage(null);
  })`;

/**
 * Source of an inline script in `<head>`. It asks for the files of the scripts when something is painted: a slow browser
 * is still reading the page then, and comes to `startScripts` later.
 */
export const preloadScripts = `(() => {
  const preload = () => {
    for (const link of document.querySelectorAll('link[rel=held]')) link.rel = 'modulepreload';
  };
  ${afterFrame('preload')};
})()`;

/**
 * Source of an inline script behind the held ones. It loads them when the page is painted. A page is complete without
 * scripts, so they would only keep its fonts, its first picture and its layout waiting. A page that nobody sees, in
 * another tab, is not painted and loads them at once.
 */
export const startScripts = `(() => {
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    for (const link of document.querySelectorAll('link[rel=held]')) link.rel = 'modulepreload';
    for (const script of document.querySelectorAll('script[type=held]')) {
      const module = document.createElement('script');
      module.nonce = script.nonce;
      module.type = 'module';
      module.text = script.text;
      script.replaceWith(module);
    }
  };
  if (document.visibilityState === 'hidden') return start();
  setTimeout(start, ${longest});
  ${afterFrame('start')};
})()`;

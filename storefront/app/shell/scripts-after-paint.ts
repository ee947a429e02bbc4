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
 * Source that calls a function after the next frame. The browser's own event of the first paint comes late: about 200 ms
 * later on a slow phone.
 */
const afterFrame = (name: string) => `requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ${name};
    port2.postMessage(null);
  })`;

/**
 * Source of an inline script in `<head>`. It preloads the scripts' files after the first frame. A slow browser is still
 * reading the page then, and reaches `startScripts` at its end later.
 */
export const preloadScripts = `(() => {
  const preload = () => {
    for (const link of document.querySelectorAll('link[rel=held]')) link.rel = 'modulepreload';
  };
  ${afterFrame('preload')};
})()`;

/**
 * Source of an inline script behind the held ones. It loads them after the first frame. A page is complete without
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

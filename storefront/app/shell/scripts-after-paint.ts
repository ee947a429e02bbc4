/** Milliseconds after which scripts start even if the browser has painted nothing. */
const longest = 1000;

/**
 * Holds back the scripts of a page: preloads lose their `rel` and the first module its `type`, until `startScripts`
 * restores them. React Router's `<Scripts>` has no option for that.
 * @param markup - Complete elements, as React Router renders them.
 */
export const holdScripts = (markup: string): string =>
  markup
    .replaceAll('<link rel="modulepreload"', '<link rel="held"')
    .replaceAll(/(<script(?: nonce="[^"]*")?) type="module" async=""/g, '$1 type="held"');

/**
 * Source that calls a function after the next frame. The browser's own first-paint event comes about 200 ms later on a
 * slow phone.
 */
const afterFrame = (name: string) => `requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ${name};
    port2.postMessage(null);
  })`;

/**
 * Source of an inline script in `<head>`. It preloads the script files after the first frame, because a slow browser
 * reaches `startScripts` at the end of the page only later.
 */
export const preloadScripts = `(() => {
  const preload = () => {
    for (const link of document.querySelectorAll('link[rel=held]')) link.rel = 'modulepreload';
  };
  ${afterFrame('preload')};
})()`;

/**
 * Source of an inline script after the held scripts. It starts them after the first frame: the page is complete without
 * scripts, which would only delay its fonts, first picture and layout. A hidden tab is not painted, so scripts start at
 * once.
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

import type { Plugin } from 'vite';

const injection = /^__insertCSS\(".*"\);?$/m;

/**
 * Moves the styles of the toast library into a CSS file that is loaded with it. By default the library inserts a
 * <style> element at run time, which a content security policy with nonces blocks.
 */
export function sonnerStyles(): Plugin {
  return {
    name: 'sonner-styles',
    apply: 'build',
    transform: {
      filter: { id: /\/sonner\/dist\/index\.mjs$/ },
      handler(code) {
        if (!injection.test(code)) this.error('sonner no longer adds its styles this way: look at how it does now');
        return { code: code.replace(injection, "import 'sonner/dist/styles.css';"), map: null };
      },
    },
  };
}

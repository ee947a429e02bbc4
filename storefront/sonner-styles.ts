import type { Plugin } from 'vite';

const injection = /^__insertCSS\(".*"\);?$/m;

/**
 * The toast library puts its styles into the page by itself when it is loaded, which a content security policy with
 * nonces refuses. They come as a file instead, with the chunk that needs them.
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

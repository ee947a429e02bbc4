// Starts the API from the file that `rolldown.config.js` makes of `serve.ts` and all that it imports. Finding and reading
// some three thousand files takes two thirds of a start.
import module from 'node:module';

// Node 22 keeps what it compiled for the next start; Node 20 does not have this.
(module as { enableCompileCache?: () => void }).enableCompileCache?.();
await import(new URL('bundle/serve.js', import.meta.url).href);

// Starts the API from the file that `rolldown.config.js` makes of `serve.ts` and all that it imports. Finding and reading
// some three thousand files takes two thirds of a start.
import module from 'node:module';
import { setFlagsFromString } from 'node:v8';

/**
 * By how many percent the memory of objects that live on may grow before it is collected. Without this V8 lets it grow
 * several times over, since the machine has more, and does not give it back.
 */
const GROWTH_PERCENT = 30;

setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`);
// Node 22 keeps what it compiled for the next start; Node 20 does not have this.
(module as { enableCompileCache?: () => void }).enableCompileCache?.();
await import(new URL('bundle/serve.js', import.meta.url).href);

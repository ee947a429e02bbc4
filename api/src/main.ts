// Starts the API. Node keeps what V8 compiles of its modules in NODE_COMPILE_CACHE, or else in the system's folder for
// temporary files, so only the first start compiles them. Node 20 cannot.
import module from 'node:module';

(module as { enableCompileCache?: () => unknown }).enableCompileCache?.();
const { serve } = await import('./serve.js');
await serve();

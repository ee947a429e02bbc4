// Starts the API. Node stores the compiled code of its modules, so only the first start compiles them.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Node's own default is the system's folder for temporary files, where other users may write.
enableCompileCache(process.env.NODE_COMPILE_CACHE ?? join(import.meta.dirname, '../node_modules/.cache/compiled'));
const { serve } = await import('./serve.js');
await serve();

// The process of one run. It caches V8's compiled code of its modules, so only the first run compiles them.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

enableCompileCache(process.env.NODE_COMPILE_CACHE ?? join(import.meta.dirname, '../../node_modules/.cache/compiled'));
const { answerRun } = await import('./answer-run.js');
answerRun();

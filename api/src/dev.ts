// Starts the API from its many files, which `npm run dev` watches.
import { serve } from './serve.js';

await serve();

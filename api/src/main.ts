// Starts the API from one file with all that it imports. Finding and reading some three thousand files takes two thirds
// of a start.
import { loadBundle } from './load-bundle.js';

await loadBundle().bundle.serve();

import { run } from './remove-demo.js';

/** `npm run demo:remove` for a shop in containers, which have no npm. */
await run();

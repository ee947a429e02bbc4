import { run } from './remove-demo.js';

/** `npm run demo:remove` of a shop in containers, where there is no npm. */
await run();

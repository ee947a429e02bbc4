import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { collectAtRest } from './collect-at-rest.js';
import { Drain } from './platform/http/drain.js';
import { ListingFollower } from './search/index.js';

/**
 * By how many percent the memory of objects that live on may grow before it is collected. Without this V8 lets it grow
 * several times over, since the machine has more, and does not give it back. While everything is new this would collect
 * the same objects again and again: a tenth of a start.
 */
const GROWTH_PERCENT = 30;
const LOOK_EVERY_MS = 50;

/** Does what the first answers do not need, once the API is ready, because it would be ready later otherwise. */
export async function finishStart(app: NestFastifyApplication): Promise<void> {
  const [listing, drain] = [app.get(ListingFollower), app.get(Drain)];
  while (!listing.ready && !drain.isDraining) await sleep(LOOK_EVERY_MS);
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`);
  collectAtRest();
}

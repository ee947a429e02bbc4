import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { collectAtRest } from './collect-at-rest.js';
import { Drain } from './platform/http/drain.js';
import { ListingFollower } from './search/index.js';

/**
 * Percentage by which the memory of long-lived objects may grow before V8 collects garbage. Without the limit V8 lets
 * it grow several times over, because the machine has more memory, and does not return it. During the start, when
 * everything is new, the limit would collect the same objects again and again: a tenth of the start time.
 */
const GROWTH_PERCENT = 30;
const LOOK_EVERY_MS = 50;

/**
 * Does work that the first answers do not need, once the API is ready, because the API would be ready later otherwise.
 */
export async function finishStart(app: NestFastifyApplication): Promise<void> {
  const [listing, drain] = [app.get(ListingFollower), app.get(Drain)];
  while (!listing.ready && !drain.isDraining) await sleep(LOOK_EVERY_MS);
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`);
  collectAtRest();
}

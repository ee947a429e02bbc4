import { setTimeout as sleep } from 'node:timers/promises';
import { isOfLoad, loggedReasons } from './visit-reasons.js';
import type { Visit } from './visitors.js';

/** Milliseconds of visits after each event, so that failures caused by the event are seen. */
const SETTLE_MS = 4000;
/** After this time (API_TIMEOUT_MS) the storefront cancels its own call and answers 503. */
const SLOW_MS = 4900;

export interface EventReport {
  name: string;
  seconds: number;
  visits: number;
  /** Reasons of the failed visits, except late ones (see below). */
  failed: string[];
  /** Number of visits that were not answered in time, or were refused because the machine was overloaded. */
  late: number;
}

/** Runs events on a shop one after another, and reports how visits went. */
export class Events {
  private readonly spans: { name: string; from: number; to: number }[] = [];

  constructor(private readonly say: (line: string) => void) {}

  async during(name: string, act: () => Promise<void> | void): Promise<void> {
    this.say(`  … ${name}`);
    const from = performance.now();
    await act();
    await sleep(SETTLE_MS);
    this.spans.push({ name, from, to: performance.now() });
  }

  /** `folder`: folder of the storefronts' logs. */
  reports(visits: readonly Visit[], folder: string): EventReport[] {
    const reasons = loggedReasons(folder);
    return this.spans.map(({ name, from, to }) => {
      const within = visits.filter(({ ended }) => ended >= from && ended < to);
      const failures = within.filter(({ fault }) => fault !== null);
      const told = failures.map(({ began, ended, fault, requestId }) => {
        const reason = [fault!, requestId && reasons.get(requestId)].filter(Boolean).join(': ');
        return ended - began > SLOW_MS || isOfLoad(reason) ? null : reason;
      });
      const failed = told.filter((reason) => reason !== null);
      return { name, seconds: (to - from) / 1000, visits: within.length, failed, late: told.length - failed.length };
    });
  }
}

export function lineOf({ name, seconds, visits, failed, late }: EventReport): string {
  const kinds = [...new Set(failed)].map((fault) => `${failed.filter((one) => one === fault).length} × ${fault}`);
  const numbers = `${seconds.toFixed(0).padStart(3)} s  ${String(visits).padStart(5)} requests`;
  const lines = [`  ${name.padEnd(26)} ${numbers}  ${failed.length} failed  ${late} too late or overloaded`];
  return [...lines, ...kinds.slice(0, 5).map((kind) => `    ${kind}`)].join('\n');
}

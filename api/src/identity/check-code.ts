import { Injectable } from '@nestjs/common';
import type { Client } from '../platform/auth/client.js';
import type { Queries } from '../platform/database/statements.js';
import { Limits } from '../platform/throttling/limits.js';
import { KnownDevices } from './known-devices.js';
import { OneTimeCodes, type CodePurpose, type MatchedCode } from './one-time-codes.js';
import type { Recipient } from './recipient.js';

/** Checks an entered code and limits the number of guesses. */
@Injectable()
export class CheckCode {
  constructor(
    private readonly codes: OneTimeCodes,
    private readonly devices: KnownDevices,
    private readonly limits: Limits,
  ) {}

  /** Returns the matching code, which has no effect until it is consumed. Throws CODE_INVALID or TOO_MANY_REQUESTS. */
  async match(recipient: Recipient, purpose: CodePurpose, code: string, client: Client): Promise<MatchedCode> {
    await this.limits.hit(guessLimits(client));
    return this.codes.match(recipient, purpose, code, await this.devices.find(recipient, client));
  }

  /** Invalidates the code in the caller's transaction. Throws CODE_INVALID if a parallel request has used it first. */
  consume(queries: Queries, matched: MatchedCode): Promise<void> {
    return this.codes.consume(queries, matched);
  }
}

/**
 * Limits on the guesses of one IP address and one network, over all recipients. Guesses at a single recipient are
 * limited by the code's own counter of attempts.
 */
function guessLimits({ address, network }: Client) {
  return [
    { key: `guess:address:${address}`, most: 30, windowSeconds: 600 },
    { key: `guess:network:${network}`, most: 100, windowSeconds: 600 },
  ];
}

import { Injectable } from '@nestjs/common';
import type { Client } from '../platform/auth/client.js';
import type { Queries } from '../platform/database/statements.js';
import { Limits } from '../platform/throttling/limits.js';
import { KnownDevices } from './known-devices.js';
import { OneTimeCodes, type CodePurpose, type MatchedCode } from './one-time-codes.js';
import type { Recipient } from './recipient.js';

/** Compares an entered code with the one that was sent, under the limits on guesses. */
@Injectable()
export class CheckCode {
  constructor(
    private readonly codes: OneTimeCodes,
    private readonly devices: KnownDevices,
    private readonly limits: Limits,
  ) {}

  /** Throws CODE_INVALID or TOO_MANY_REQUESTS. A matched code has no effect until it is consumed. */
  async match(recipient: Recipient, purpose: CodePurpose, code: string, client: Client): Promise<MatchedCode> {
    await this.limits.hit(guessLimits(client));
    return this.codes.match(recipient, purpose, code, await this.devices.find(recipient, client));
  }

  /** Uses the code up in the caller's transaction. Throws CODE_INVALID if a parallel request used it first. */
  consume(queries: Queries, matched: MatchedCode): Promise<void> {
    return this.codes.consume(queries, matched);
  }
}

/** Limits one address and one network over all recipients. A code's own attempts limit guesses at one recipient. */
function guessLimits({ address, network }: Client) {
  return [
    { key: `guess:address:${address}`, most: 30, windowSeconds: 600 },
    { key: `guess:network:${network}`, most: 100, windowSeconds: 600 },
  ];
}

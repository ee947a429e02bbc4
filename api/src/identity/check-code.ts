import { Injectable } from '@nestjs/common';
import type { Client } from '../platform/auth/client.js';
import type { Queries } from '../platform/database/statements.js';
import { Limits } from '../platform/throttling/limits.js';
import { KnownDevices } from './known-devices.js';
import { OneTimeCodes, type CodePurpose, type MatchedCode } from './one-time-codes.js';
import type { Recipient } from './recipient.js';

/** Compares what somebody typed with the code that was sent, under the limits on guesses. */
@Injectable()
export class CheckCode {
  constructor(
    private readonly codes: OneTimeCodes,
    private readonly devices: KnownDevices,
    private readonly limits: Limits,
  ) {}

  /** Throws CODE_INVALID or TOO_MANY_REQUESTS. What is right is worth something once it is consumed. */
  async match(recipient: Recipient, purpose: CodePurpose, code: string, client: Client): Promise<MatchedCode> {
    await this.limits.hit(guessLimits(client));
    return this.codes.match(recipient, purpose, code, await this.devices.find(recipient, client));
  }

  /** Uses it up, in the transaction that does what it was for. Throws CODE_INVALID when another was quicker. */
  consume(queries: Queries, matched: MatchedCode): Promise<void> {
    return this.codes.consume(queries, matched);
  }
}

/** What one place may try, whoever it tries to be: a code's own attempts stop guesses at one recipient. */
function guessLimits({ address, network }: Client) {
  return [
    { key: `guess:address:${address}`, most: 30, windowSeconds: 600 },
    { key: `guess:network:${network}`, most: 100, windowSeconds: 600 },
  ];
}

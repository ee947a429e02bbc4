import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '../../platform/config/config.module.js';
import type { MessagingConfig } from '../messaging.config.js';
import type { Message, Transport } from '../transport.js';

const KEPT = 50;

/**
 * For trying a shop without providers: prints messages for whoever sits at the terminal. Anybody who reads the output
 * can sign in as anybody, so it is never chosen unless PRINT_MESSAGES says so.
 */
@Injectable()
export class PrintedTransport implements Transport {
  readonly name = 'printed';
  /** The last ones, the newest first. */
  readonly messages: (Message & { sentAt: Date })[] = [];

  constructor(@Inject(CONFIG) private readonly config: MessagingConfig) {}

  send(message: Message): Promise<void> {
    if (this.config.LOG_LEVEL !== 'silent') {
      const msg = `✉ ${message.to}: ${message.text.replaceAll('\n', ' ')}`;
      // Not by the logger: it is wanted whatever LOG_LEVEL is.
      process.stdout.write(`${JSON.stringify({ level: 30, time: Date.now(), name: 'api', msg })}\n`);
    }
    this.messages.unshift({ ...message, sentAt: new Date() });
    this.messages.length = Math.min(this.messages.length, KEPT);
    return Promise.resolve();
  }
}

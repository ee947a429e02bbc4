import { Injectable } from '@nestjs/common';
import type { Message } from './transport.js';

const KEPT = 50;

/**
 * The last messages that were printed instead of being sent, the newest first. Empty if real providers are configured.
 */
@Injectable()
export class PrintedMessages {
  readonly messages: (Message & { sentAt: Date })[] = [];

  note(message: Message): void {
    this.messages.unshift({ ...message, sentAt: new Date() });
    this.messages.length = Math.min(this.messages.length, KEPT);
  }
}

import type { PrintedMessages } from '../printed-messages.js';
import type { Message, Transport } from '../transport.js';

/**
 * Prints messages to the terminal instead of sending them, for trying a shop without providers. Anybody who reads the
 * output can sign in to any account, so it must be enabled with PRINT_MESSAGES.
 */
export class PrintedTransport implements Transport {
  readonly name = 'printed';

  constructor(
    private readonly printed: PrintedMessages,
    private readonly isSilent: boolean,
  ) {}

  send(message: Message): Promise<void> {
    if (!this.isSilent) {
      const msg = `✉ ${message.to}: ${message.text.replace(/\n+/g, ' ')}`;
      // Does not use the logger, because LOG_LEVEL could suppress the message.
      process.stdout.write(`${JSON.stringify({ level: 30, time: Date.now(), name: 'api', msg })}\n`);
    }
    this.printed.note(message);
    return Promise.resolve();
  }
}

import type { PrintedMessages } from '../printed-messages.js';
import type { Message, Transport } from '../transport.js';

/**
 * For trying a shop without providers: prints messages for whoever sits at the terminal. Anybody who reads the output
 * can sign in as anybody, so it is never chosen unless PRINT_MESSAGES says so.
 */
export class PrintedTransport implements Transport {
  readonly name = 'printed';

  constructor(
    private readonly printed: PrintedMessages,
    private readonly isSilent: boolean,
  ) {}

  send(message: Message): Promise<void> {
    if (!this.isSilent) {
      const msg = `✉ ${message.to}: ${message.text.replaceAll('\n', ' ')}`;
      // Not by the logger: it is wanted whatever LOG_LEVEL is.
      process.stdout.write(`${JSON.stringify({ level: 30, time: Date.now(), name: 'api', msg })}\n`);
    }
    this.printed.note(message);
    return Promise.resolve();
  }
}

import type { PrintedMessages } from '../printed-messages.js';
import type { Message, Transport } from '../transport.js';

/**
 * Prints messages to the terminal, for trying a shop without providers. Anybody who reads the output can sign in as
 * anybody, so only PRINT_MESSAGES enables it.
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
      // Not through the logger: LOG_LEVEL must not hide it.
      process.stdout.write(`${JSON.stringify({ level: 30, time: Date.now(), name: 'api', msg })}\n`);
    }
    this.printed.note(message);
    return Promise.resolve();
  }
}

/** What one telephone or mailbox is to get. `html` is for letters alone. */
export interface Message {
  /** Ours, unique; providers that can tell a repetition by it are given it. */
  id: string;
  /** E.164 or a mail address. */
  to: string;
  subject: string;
  text: string;
  html?: string;
}

/** One provider of SMS or e-mail. */
export interface Transport {
  readonly name: string;
  /** Resolves when the provider has taken the message over; throws an {@link UndeliveredError} otherwise. */
  send(message: Message, signal: AbortSignal): Promise<void>;
}

export class UndeliveredError extends Error {
  constructor(
    message: string,
    /**
     * `again`: it did not take the message, and may when asked again. `never`: it will not take this one. `unknown`: no
     * answer came, it may have taken it; asking again could send it twice.
     */
    readonly outcome: 'again' | 'never' | 'unknown',
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** The message for one telephone or mailbox. Only letters have `html`. */
export interface Message {
  /** A unique id of our own. Providers that can recognise a retry get it. */
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
  /** Resolves once the provider has accepted the message; otherwise throws an {@link UndeliveredError}. */
  send(message: Message, signal: AbortSignal): Promise<void>;
}

export class UndeliveredError extends Error {
  constructor(
    message: string,
    /**
     * `again`: the provider did not accept the message; a retry may succeed. `never`: it will never accept this
     * message. `unknown`: no answer came, and the message may have been accepted; a retry could send it twice.
     */
    readonly outcome: 'again' | 'never' | 'unknown',
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

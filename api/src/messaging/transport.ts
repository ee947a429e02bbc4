/** A message to one telephone or e-mail address. Only e-mails have `html`. */
export interface Message {
  /** Unique id of the message. It is passed to providers that can recognise a retry by it. */
  id: string;
  /** A telephone in E.164 form, or an e-mail address. */
  to: string;
  subject: string;
  text: string;
  html?: string;
}

/** A provider that sends SMS or e-mails. */
export interface Transport {
  readonly name: string;
  /** Resolves once the provider has accepted the message; otherwise throws an {@link UndeliveredError}. */
  send(message: Message, signal: AbortSignal): Promise<void>;
}

export class UndeliveredError extends Error {
  constructor(
    message: string,
    /**
     * `again`: the provider did not accept the message; a retry may succeed. `never`: the provider will never accept
     * the message. `unknown`: no response came, and the provider may have accepted the message; a retry could send it
     * twice.
     */
    readonly outcome: 'again' | 'never' | 'unknown',
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

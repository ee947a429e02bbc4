import type { IPolicy } from 'cockatiel';
import type { Logger } from 'pino';
import { callPolicy } from '../platform/resilience/call-policy.js';
import { UndeliveredError, type Message, type Transport } from './transport.js';

export interface DeliveryTimes {
  /** Timeout of one attempt with one provider. */
  timeoutMs: number;
  /** Pause before the first retry; it doubles with each further retry. */
  backoffMs: number;
  /** How long the circuit breaker of a provider stays open after five consecutive failures. */
  openMs: number;
}

const TIMES: DeliveryTimes = { timeoutMs: 5000, backoffMs: 300, openMs: 30_000 };
const TRIES = 2;
const FAILURES_UNTIL_OPEN = 5;

/**
 * Sends messages through several providers of one kind, in order of preference. If a provider does not confirm a
 * message, the next one gets it. If a provider's answer was unclear, that provider is not retried, but the next one may
 * then send the message a second time. A circuit breaker skips a provider that keeps failing, so shoppers do not wait
 * for it. Undelivered messages are not stored; the caller must retry.
 */
export class Delivery {
  private readonly providers: { transport: Transport; policy: IPolicy }[];

  constructor(
    transports: Transport[],
    private readonly log: Logger,
    times: DeliveryTimes = TIMES,
  ) {
    this.providers = transports.map((transport) => ({ transport, policy: policyFor(times) }));
  }

  /** Returns false if no provider accepted the message. The reasons are logged without the recipient. */
  async deliver(message: Message): Promise<boolean> {
    for (const { transport, policy } of this.providers) {
      try {
        await policy.execute(({ signal }) => transport.send(message, signal));
        return true;
      } catch (error) {
        const { name, message: reason } = error as Error;
        this.log.warn({ provider: transport.name, id: message.id, reason: `${name}: ${reason}` }, 'message not sent');
      }
    }
    this.log.error({ id: message.id, providers: this.providers.length }, 'no provider took a message');
    return false;
  }
}

function policyFor({ timeoutMs, backoffMs, openMs }: DeliveryTimes): IPolicy {
  return callPolicy({
    tryTimeoutMs: timeoutMs,
    retries: TRIES - 1,
    backoff: backoffMs,
    isRetryable: (error) => error instanceof UndeliveredError && error.outcome === 'again',
    breaker: {
      failures: FAILURES_UNTIL_OPEN,
      openMs,
      // A message that the provider permanently rejects does not count as a failure of the provider.
      isFailure: (error) => !(error instanceof UndeliveredError && error.outcome === 'never'),
    },
  });
}

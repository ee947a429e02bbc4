import type { IPolicy } from 'cockatiel';
import type { Logger } from 'pino';
import { callPolicy } from '../platform/resilience/call-policy.js';
import { UndeliveredError, type Message, type Transport } from './transport.js';

export interface DeliveryTimes {
  /** For one try of one provider. */
  timeoutMs: number;
  /** Before the second try; doubles. */
  backoffMs: number;
  /** How long a provider that failed five times running is left alone. */
  openMs: number;
}

const TIMES: DeliveryTimes = { timeoutMs: 5000, backoffMs: 300, openMs: 30_000 };
const TRIES = 2;
const FAILURES_UNTIL_OPEN = 5;

/**
 * Providers of one kind in order of preference. A message goes to the next one only when the one before surely or
 * probably did not send it; a provider that keeps failing is left out for a while, so that shoppers do not wait for it.
 * Nothing is kept for later: what could not be sent now is asked for anew by the shopper, and is never sent twice.
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

  /** False when no provider took it; the reasons are logged without the recipient. */
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
      // A message that the provider will never take says nothing of its health.
      isFailure: (error) => !(error instanceof UndeliveredError && error.outcome === 'never'),
    },
  });
}

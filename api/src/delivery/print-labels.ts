import type { IPolicy } from 'cockatiel';
import type { Logger } from 'pino';
import { ApiError } from '../shared/api-error.js';
import { providerErrorOf, providerPolicy, type ProviderTimes } from './ask-provider.js';
import type { ParcelLabels } from './parcel-labels.js';

const TIMES: ProviderTimes = { timeoutMs: 15_000, backoffMs: 500, openMs: 30_000 };

/**
 * The carrier's labels for parcels. Nothing is stored: the carrier keeps a label for an hour. May wait for the carrier
 * for 15 seconds: never call it inside a transaction. Throws LABELS_OFF, LABEL_NOT_FOUND and CARRIER_UNAVAILABLE.
 */
export class PrintLabels {
  private readonly policy: IPolicy;

  constructor(
    /** Null if no carrier is configured. */
    private readonly carrier: ParcelLabels | null,
    private readonly log: Logger,
    times: ProviderTimes = TIMES,
  ) {
    this.policy = providerPolicy(times);
  }

  get isOn(): boolean {
    return this.carrier !== null;
  }

  /** Has the label of a parcel made, and returns the id under which `file` finds it. */
  make(number: string): Promise<string> {
    return this.ask((carrier, signal) => carrier.make(number, signal));
  }

  /** Returns the PDF of a label. */
  file(id: string): Promise<Buffer> {
    return this.ask((carrier, signal) => carrier.file(id, signal));
  }

  private async ask<Given>(question: (carrier: ParcelLabels, signal: AbortSignal) => Promise<Given>): Promise<Given> {
    const { carrier } = this;
    if (!carrier) throw new ApiError('LABELS_OFF');
    try {
      return await this.policy.execute(({ signal }) => question(carrier, signal));
    } catch (error) {
      const { code, message } = providerErrorOf(error);
      this.log.warn({ provider: carrier.name, code, reason: message }, 'no label');
      throw code === 'INVALID'
        ? new ApiError('LABEL_NOT_FOUND.REFUSED', { detail: message })
        : new ApiError('CARRIER_UNAVAILABLE');
    }
  }
}

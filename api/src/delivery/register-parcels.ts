import type { IPolicy } from 'cockatiel';
import type { Logger } from 'pino';
import { ApiError } from '../shared/api-error.js';
import { providerErrorOf, providerPolicy, type ProviderTimes } from './ask-provider.js';
import type { NewParcel, ParcelWaybills } from './parcel-waybills.js';

const TIMES = { timeoutMs: 5000, numberMs: 10_000, backoffMs: 500, openMs: 30_000 };

/**
 * Registers parcels at the carrier. May wait for the carrier for seconds: never call it inside a transaction. Throws
 * WAYBILLS_OFF, WAYBILL_REFUSED and CARRIER_UNAVAILABLE.
 */
export class RegisterParcels {
  private readonly policy: IPolicy;
  private readonly patient: IPolicy;

  constructor(
    /** Why parcels cannot be registered, if they cannot. */
    private readonly carrier: ParcelWaybills | 'NO_ACCOUNT' | 'NO_PLACE' | 'NO_SIZE',
    private readonly log: Logger,
    { numberMs, ...times }: ProviderTimes & { numberMs: number } = TIMES,
  ) {
    this.policy = providerPolicy(times);
    this.patient = providerPolicy({ ...times, timeoutMs: numberMs });
  }

  /** False without an account of the carrier. */
  get isOn(): boolean {
    return this.carrier !== 'NO_ACCOUNT';
  }

  /** Returns the carrier, or throws WAYBILLS_OFF with the settings that are missing. */
  ready(): ParcelWaybills {
    const { carrier } = this;
    if (carrier === 'NO_ACCOUNT') throw new ApiError('WAYBILLS_OFF');
    if (carrier === 'NO_PLACE') throw new ApiError('WAYBILLS_OFF.PLACE');
    if (carrier === 'NO_SIZE') throw new ApiError('WAYBILLS_OFF.SIZE');
    return carrier;
  }

  /** Returns the carrier's id of the parcel with this number of the shop, or null. */
  find(number: string): Promise<string | null> {
    return this.ask(this.policy, (carrier, signal) => carrier.find(number, signal));
  }

  /**
   * Registers a parcel and returns the carrier's id of it. After CARRIER_UNAVAILABLE it may be registered: `find` it
   * first.
   */
  register(parcel: NewParcel): Promise<string> {
    return this.ask(this.policy, (carrier, signal) => carrier.register(parcel, signal));
  }

  /** Returns the number of the waybill. */
  number(id: string): Promise<string> {
    return this.ask(this.patient, (carrier, signal) => carrier.number(id, signal));
  }

  private async ask<Given>(
    policy: IPolicy,
    question: (carrier: ParcelWaybills, signal: AbortSignal) => Promise<Given>,
  ): Promise<Given> {
    const carrier = this.ready();
    try {
      return await policy.execute(({ signal }) => question(carrier, signal));
    } catch (error) {
      const { code, message } = providerErrorOf(error);
      this.log.warn({ provider: carrier.name, code, reason: message }, 'no waybill');
      throw code === 'INVALID' || code === 'UNAVAILABLE'
        ? new ApiError('WAYBILL_REFUSED', { detail: message })
        : new ApiError('CARRIER_UNAVAILABLE.WAYBILL');
    }
  }
}

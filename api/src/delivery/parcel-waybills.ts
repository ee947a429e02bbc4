import type { Kopecks } from '../shared/kopecks.js';
import type { Destination } from './delivery-rates.js';

/** Units of one thing at one price. Amounts are for one unit. */
export interface ParcelItem {
  key: string;
  name: string;
  amount: number;
  grams: number;
  declaredValue: Kopecks;
  /** What the carrier takes for it when it hands it out; 0 if it is paid for. */
  due: Kopecks;
}

/** A parcel that the carrier does not know yet. */
export interface NewParcel {
  /** The shop's own number of the parcel, under which the carrier finds it again. */
  number: string;
  to: Destination;
  /** Street, house and flat; null to a pickup point. */
  address: string | null;
  recipient: { name: string; phone: string };
  grams: number;
  items: readonly ParcelItem[];
  /** What the carrier takes for the delivery when it hands the parcel out. */
  deliveryDue: Kopecks;
}

/** A carrier that registers parcels. The methods throw a `ProviderError`. */
export interface ParcelWaybills {
  readonly name: string;
  /** Returns the carrier's id of the parcel with this number of the shop, or null. */
  find(number: string, signal: AbortSignal): Promise<string | null>;
  /**
   * Registers a parcel and returns the carrier's id of it. INVALID and UNAVAILABLE: nothing was registered. After any
   * other error it may have been, and only `find` tells.
   */
  register(parcel: NewParcel, signal: AbortSignal): Promise<string>;
  /** Returns the number of the waybill when the carrier has given it. INVALID if the carrier has refused the parcel. */
  number(id: string, signal: AbortSignal): Promise<string>;
}

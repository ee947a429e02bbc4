import { z } from 'zod';
import { toKopecks } from '../../shared/kopecks.js';
import type { DeliveryRates, Destination, Parcel, Rate, RateRequest } from '../delivery-rates.js';
import type { City } from '../gazetteer.js';
import { ProviderError } from '../provider-error.js';
import { cdekErrorOf, type CdekAccount } from './cdek-account.js';

export interface CdekSettings {
  warehouse: City;
  /** CDEK's code of the town where the warehouse is. */
  fromCode: number | undefined;
  /** Codes of the tariffs that the shop's contract allows. */
  pickupTariffs: readonly number[];
  courierTariffs: readonly number[];
}

/** Name of CDEK as a provider of pickup points. */
export const CDEK = 'cdek';

/** CDEK's codes for an order of an online shop and for the currency roubles. */
export const ONLINE_SHOP = 1;
const ROUBLES = 1;

const days = z.number().int().min(0).max(365);
const TariffList = z.object({
  tariff_codes: z
    .array(
      z.object({
        tariff_code: z.number().int(),
        delivery_sum: z.number().min(0).max(1_000_000),
        period_min: days,
        period_max: days,
        calendar_min: days.nullish(),
        calendar_max: days.nullish(),
      }),
    )
    .nullish(),
});
type Tariff = NonNullable<z.output<typeof TariffList>['tariff_codes']>[number];
type TariffRequest = Pick<RateRequest, 'to'> & { parcel: Pick<Parcel, 'grams'> };

/** Delivery prices of CDEK: the price of the cheapest tariff that the shop uses. */
export class CdekRates implements DeliveryRates {
  readonly name = CDEK;

  constructor(
    private readonly account: CdekAccount,
    private readonly settings: CdekSettings,
  ) {}

  async rate(request: RateRequest, signal: AbortSignal): Promise<Rate> {
    return rateOf(await this.tariff(request, signal));
  }

  /** The town that parcels leave from, as CDEK identifies it. */
  get origin() {
    const { warehouse, fromCode } = this.settings;
    return fromCode ? { code: fromCode } : locationOf(warehouse);
  }

  /** Returns the cheapest tariff that the shop uses. */
  async tariff({ to, parcel }: TariffRequest, signal: AbortSignal): Promise<Tariff> {
    const { pickupTariffs, courierTariffs } = this.settings;
    const question = {
      type: ONLINE_SHOP,
      currency: ROUBLES,
      from_location: this.origin,
      to_location: destinationOf(to),
      packages: [{ weight: Math.max(1, parcel.grams) }],
    };
    const { body } = await this.account.ask('/v2/calculator/tarifflist', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(question),
      signal,
    });
    return cheapest(body, 'point' in to ? pickupTariffs : courierTariffs);
  }
}

/** CDEK identifies a town by its postal code if several towns have its name. */
function locationOf({ postalCode, title, countryId }: City) {
  return { postal_code: postalCode, city: title, country_code: countryId };
}

export function destinationOf(to: Destination) {
  if ('city' in to) return locationOf(to.city);
  const { provider, city_code, postal_code, city, country_code } = to.point;
  if (provider === CDEK && city_code !== null) return { code: city_code };
  return { ...(postal_code ? { postal_code } : {}), city, country_code };
}

function cheapest(body: unknown, allowed: readonly number[]): Tariff {
  const list = TariffList.safeParse(body);
  if (!list.success) throw new ProviderError('NONSENSE', list.error.issues[0]!.message);
  const tariffs = list.data.tariff_codes;
  if (!tariffs?.length) throw cdekErrorOf(body) ?? new ProviderError('NONSENSE', 'neither tariffs nor errors');
  const usable = tariffs.filter(({ tariff_code: code }) => allowed.includes(code));
  const [first] = usable.sort((one, other) => one.delivery_sum - other.delivery_sum);
  if (!first) throw new ProviderError('UNAVAILABLE', `none of the tariffs ${allowed.join(', ')} is offered`);
  return first;
}

/** Delivery time in calendar days if CDEK gives them, otherwise in working days. */
function rateOf({ delivery_sum, period_min, period_max, calendar_min, calendar_max }: Tariff): Rate {
  const minDays = calendar_min ?? period_min;
  return {
    price: toKopecks(Math.round(delivery_sum * 100)),
    minDays,
    maxDays: Math.max(minDays, calendar_max ?? period_max),
  };
}

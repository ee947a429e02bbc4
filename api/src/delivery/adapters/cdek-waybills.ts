import { z } from 'zod';
import type { NewParcel, ParcelItem, ParcelWaybills } from '../parcel-waybills.js';
import { ProviderError } from '../provider-error.js';
import { cdekErrorOf, type CdekAccount } from './cdek-account.js';
import { pause, PAUSE_MS } from './cdek-pause.js';
import { CDEK, destinationOf, ONLINE_SHOP, type CdekRates } from './cdek.js';

const ORDERS = '/v2/orders';
const MOST_OF_NAME = 255;
/** Characters that CDEK takes in the key of a thing. */
const KEY = /^[\wА-яё!@"#№$;%^:&?*()\-+=<>,.{}[\]/ ]{1,50}$/;

export interface CdekShipment {
  /** Office where the shop hands its parcels over, or the address where CDEK fetches them. */
  from: { point: string } | { address: string };
  /** Size of a parcel in centimetres. CDEK measures it again. */
  size: { length: number; width: number; height: number };
}

const Taken = z.object({ entity: z.object({ uuid: z.guid() }) });
const Fault = z.object({ code: z.string(), message: z.string().nullish() });
const Parcel = z.object({
  entity: z.object({
    uuid: z.guid(),
    cdek_number: z
      .string()
      .regex(/^\d{1,20}$/)
      .nullish(),
    statuses: z.array(z.object({ code: z.string() })).nullish(),
  }),
  requests: z.array(z.object({ type: z.string(), state: z.string(), errors: z.array(Fault).nullish() })).nullish(),
});
type Parcel = z.output<typeof Parcel>;

/** Parcels of CDEK, as orders of an online shop. */
export class CdekWaybills implements ParcelWaybills {
  readonly name = CDEK;

  constructor(
    private readonly account: CdekAccount,
    private readonly rates: CdekRates,
    private readonly shipment: CdekShipment,
    private readonly pauseMs = PAUSE_MS,
  ) {}

  async find(number: string, signal: AbortSignal): Promise<string | null> {
    const found = await this.read(`${ORDERS}?im_number=${encodeURIComponent(number)}`, signal);
    return found && found.entity.uuid;
  }

  async register(parcel: NewParcel, signal: AbortSignal): Promise<string> {
    const tariff = await this.rates.tariff({ to: parcel.to, parcel }, signal);
    const question = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(this.orderOf(parcel, tariff.tariff_code)),
      signal,
    };
    const { body } = await this.account.ask(ORDERS, question).catch(uncertain);
    const failure = cdekErrorOf(body);
    if (failure) return uncertain(failure);
    const taken = Taken.safeParse(body);
    if (!taken.success) throw new ProviderError('NONSENSE', taken.error.issues[0]!.message);
    return taken.data.entity.uuid;
  }

  async number(id: string, signal: AbortSignal): Promise<string> {
    for (;;) {
      // What was taken up a moment ago may not be found yet.
      const parcel = await this.read(`${ORDERS}/${id}`, signal);
      const refusal = parcel && refusalOf(parcel);
      if (refusal) throw refusal;
      if (parcel?.entity.cdek_number) return parcel.entity.cdek_number;
      await pause(this.pauseMs, signal);
    }
  }

  /** Returns null if CDEK knows no such parcel. Never throws INVALID, which would say that CDEK has refused the parcel. */
  private async read(path: string, signal: AbortSignal): Promise<Parcel | null> {
    try {
      const { body } = await this.account.ask(path, { signal });
      const answer = Parcel.safeParse(body);
      if (!answer.success) throw new ProviderError('NONSENSE', answer.error.issues[0]!.message);
      return answer.data;
    } catch (error) {
      if (!(error instanceof ProviderError) || error.code !== 'INVALID') throw error;
      if (error.message.startsWith('v2_entity_not_found')) return null;
      throw new ProviderError('NONSENSE', error.message, { cause: error });
    }
  }

  private orderOf({ number, to, address, recipient, grams, items, deliveryDue }: NewParcel, tariff: number) {
    const { from, size } = this.shipment;
    return {
      type: ONLINE_SHOP,
      number,
      tariff_code: tariff,
      ...('point' in from
        ? { shipment_point: from.point }
        : { from_location: { ...this.rates.origin, address: from.address } }),
      ...('point' in to ? { delivery_point: to.point.code } : { to_location: { ...destinationOf(to), address } }),
      ...(deliveryDue > 0 ? { delivery_recipient_cost: { value: deliveryDue / 100 } } : {}),
      recipient: { name: recipient.name, phones: [{ number: recipient.phone }] },
      packages: [{ number, weight: Math.max(1, grams), ...size, items: items.map(itemOf) }],
    };
  }
}

function itemOf({ key, name, amount, grams, declaredValue, due }: ParcelItem, place: number) {
  return {
    name: name.slice(0, MOST_OF_NAME),
    ware_key: KEY.test(key) ? key : String(place + 1),
    cost: declaredValue / 100,
    payment: { value: due / 100 },
    weight: Math.max(1, grams),
    amount,
  };
}

/** CDEK registers a second parcel under the same number, so a parcel that may be registered is not sent again. */
function uncertain(error: unknown): never {
  if (!(error instanceof ProviderError) || error.code !== 'DOWN') throw error;
  throw new ProviderError('LATE', error.message, { cause: error });
}

function refusalOf({ entity, requests }: Parcel): ProviderError | null {
  const isOf = (status: string) => entity.statuses?.some(({ code }) => code === status);
  const refused = requests?.filter(({ type, state }) => type === 'CREATE' && state === 'INVALID') ?? [];
  const words = refused.flatMap(({ errors }) => errors ?? []).map(({ code, message }) => `${code}: ${message ?? ''}`);
  if (words.length) return new ProviderError('INVALID', words.join('; '));
  if (isOf('REMOVED')) return new ProviderError('INVALID', 'the parcel was deleted at CDEK');
  return refused.length || isOf('INVALID') ? new ProviderError('INVALID', 'no reason is given') : null;
}

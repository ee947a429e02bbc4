import { z } from 'zod';
import type { AddressQuery, AddressSuggestion, AddressSuggestions } from '../address-suggestions.js';
import { ProviderError } from '../provider-error.js';
import { askJson, failureOf } from './http-json.js';

const MOST = 10;
/** Maximum length of a query that DaData accepts. */
const LONGEST = 300;

const text = z.string().nullish();
const Answer = z.object({
  suggestions: z
    .array(
      z.object({
        value: z.string().min(1),
        data: z.object({
          postal_code: text,
          city: text,
          settlement: text,
          street_with_type: text,
          house: text,
          block: text,
          block_type: text,
          geo_lat: text,
          geo_lon: text,
        }),
      }),
    )
    .nullable(),
});
type Suggestion = NonNullable<z.output<typeof Answer>['suggestions']>[number];

/** Suggests Russian addresses by means of DaData. */
export class DadataSuggestions implements AddressSuggestions {
  readonly name = 'dadata';
  readonly costsMoney = true;

  constructor(private readonly account: { url: string; token: string }) {}

  async suggest({ text: query, cityId }: AddressQuery, signal: AbortSignal): Promise<AddressSuggestion[]> {
    const answer = await askJson(`${this.account.url}/api/4_1/rs/suggest/address`, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        authorization: `Token ${this.account.token}`,
      },
      body: JSON.stringify({
        query: query.slice(0, LONGEST),
        count: MOST,
        // The gazetteer's town ids are ids of the federal address system (FIAS), so DaData understands them. When the
        // search is restricted to a town, the suggestions do not repeat its name.
        ...(cityId ? { locations: [{ city_fias_id: cityId }], restrict_value: true } : {}),
      }),
      signal,
    });
    if (answer.status !== 200) throw failureOf(answer);
    const parsed = Answer.safeParse(answer.body);
    if (!parsed.success) throw new ProviderError('NONSENSE', parsed.error.issues[0]!.message);
    return (parsed.data.suggestions ?? []).map(present);
  }
}

function present({ value, data }: Suggestion): AddressSuggestion {
  const block = [data.block_type, data.block].filter(Boolean).join(' ');
  return {
    value,
    geo_lat: degrees(data.geo_lat),
    geo_lon: degrees(data.geo_lon),
    city: data.city || data.settlement || null,
    street: data.street_with_type || null,
    house: [data.house, block].filter(Boolean).join(' ') || null,
    postalCode: data.postal_code || null,
  };
}

function degrees(value: string | null | undefined): number | null {
  const number = value ? Number(value) : NaN;
  return Number.isFinite(number) ? number : null;
}

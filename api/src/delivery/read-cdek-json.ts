import { Readable } from 'node:stream';
import { z } from 'zod';
import { streamArray } from 'stream-json/streamers/stream-array.js';
import { MalformedFileError } from '../platform/files/malformed-file-error.js';
import { faultsOf, type ListedPoint } from './carrier-point.js';

const grams = (kilograms: number | null | undefined) =>
  kilograms === null || kilograms === undefined ? null : Math.round(kilograms * 1000);

/**
 * The fields of an office in CDEK's API v2 that the import reads. Only types are checked here; values are checked
 * later.
 */
const Office = z.object({
  code: z.string().nullish(),
  uuid: z.string().nullish(),
  name: z.string().nullish(),
  address_comment: z.string().nullish(),
  work_time: z.string().nullish(),
  phones: z.array(z.object({ number: z.string(), additional: z.string().nullish() })).nullish(),
  email: z.string().nullish(),
  is_handout: z.boolean().nullish(),
  is_dressing_room: z.boolean().nullish(),
  office_image_list: z.array(z.object({ url: z.string() })).nullish(),
  weight_min: z.number().nullish(),
  weight_max: z.number().nullish(),
  location: z.object({
    country_code: z.string().nullish(),
    region_code: z.number().nullish(),
    region: z.string().nullish(),
    city_code: z.number().nullish(),
    city: z.string().nullish(),
    city_uuid: z.string().nullish(),
    fias_guid: z.string().nullish(),
    postal_code: z.string().nullish(),
    longitude: z.number().nullish(),
    latitude: z.number().nullish(),
    address: z.string().nullish(),
    address_full: z.string().nullish(),
  }),
});

/** Parses the list of offices of CDEK's API v2 (`GET /v2/deliverypoints`). Yields one office at a time. */
export async function* readCdekJson(text: AsyncIterable<string>): AsyncGenerator<ListedPoint> {
  const offices = Readable.from(text).pipe(streamArray.withParserAsStream());
  try {
    for await (const { key, value } of offices as AsyncIterable<{ key: number; value: unknown }>)
      yield listed(value, `point ${key + 1}`);
  } catch (error) {
    if (error instanceof MalformedFileError) throw error;
    throw new MalformedFileError({ line: 1 }, (error as Error).message, { cause: error });
  }
}

function listed(value: unknown, place: string): ListedPoint {
  const code = codeOf(value);
  const office = Office.safeParse(value);
  if (!office.success) return { place, code, entry: { fault: faultsOf(office.error) } };
  const { location, ...rest } = office.data;
  if (rest.is_handout === false) return { place, code, entry: 'gives nothing out' };
  const point = {
    code,
    uuid: rest.uuid,
    name: rest.name?.trim() || [code, location.city, location.address].filter(Boolean).join(', '),
    countryCode: location.country_code ?? 'RU',
    regionCode: location.region_code,
    region: location.region,
    cityCode: location.city_code,
    cityUuid: location.city_uuid,
    fias: location.fias_guid,
    city: location.city,
    postalCode: location.postal_code,
    longitude: location.longitude,
    latitude: location.latitude,
    address: location.address,
    addressFull: location.address_full,
    addressNote: rest.address_comment,
    phones: rest.phones ?? [],
    email: rest.email,
    images: (rest.office_image_list ?? []).map(({ url }) => ({ url })),
    workTime: rest.work_time,
    dressingRoom: rest.is_dressing_room ?? false,
    minGrams: grams(rest.weight_min),
    // CDEK writes zero if there is no limit.
    maxGrams: grams(rest.weight_max) || null,
  };
  return { place, code, entry: { point } };
}

function codeOf(value: unknown): string | null {
  const { code } = (typeof value === 'object' && value !== null ? value : {}) as { code?: unknown };
  return typeof code === 'string' && code.trim() ? code.trim() : null;
}

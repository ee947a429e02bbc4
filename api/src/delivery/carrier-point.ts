import { z } from 'zod';

/** PostgreSQL cannot store text with the character U+0000 or with an unpaired surrogate. */
const storable = (value: string) => !/\0|\p{Surrogate}/u.test(value);
const text = (most: number) => z.string().trim().min(1).max(most).refine(storable, 'is no text');
/** A string that may be missing: absent, null or blank. */
const optional = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .refine(storable, 'is no text')
    .nullish()
    .transform((value) => value || null);
const number = z.int32().nullish().default(null);

/** A pickup point of a carrier, whatever the format of the carrier's list. */
export const CarrierPoint = z.object({
  code: text(255),
  uuid: z.guid().nullish().default(null),
  name: text(255),
  countryCode: z.string().regex(/^[A-Z]{2}$/, 'is no country'),
  regionCode: number,
  region: optional(255),
  cityCode: number,
  cityUuid: optional(64),
  /** Id of the town in the federal address system (FIAS), if the list contains it. */
  fias: optional(64),
  city: text(255),
  postalCode: optional(20),
  longitude: z.number().min(-180).max(180),
  latitude: z.number().min(-90).max(90),
  address: text(255),
  addressFull: text(500),
  addressNote: optional(1000),
  phones: z.array(z.object({ number: text(64), additional: optional(255) })),
  email: optional(255),
  images: z.array(
    z.object({
      url: z
        .url({ protocol: /^https?$/ })
        .max(500)
        .refine(storable, 'is no address'),
    }),
  ),
  workTime: text(500),
  dressingRoom: z.boolean(),
  minGrams: number.pipe(z.number().min(0).nullable()),
  maxGrams: number.pipe(z.number().min(1).nullable()),
});

export type CarrierPoint = z.output<typeof CarrierPoint>;

/** An entry of a carrier's list, not validated yet. */
export interface ListedPoint {
  /** Position of the entry in the list, as text for error messages. */
  place: string;
  code: string | null;
  entry:
    | { point: unknown }
    /** The entry could not be parsed. */
    | { fault: string }
    /** The place only accepts parcels from senders, so shoppers cannot collect orders there. */
    | 'gives nothing out';
}

/** Validates an entry. Returns the point, or its errors as text. */
export function checkPoint({ entry }: ListedPoint): { point: CarrierPoint } | { fault: string } | 'gives nothing out' {
  if (entry === 'gives nothing out' || 'fault' in entry) return entry;
  const { success, data, error } = CarrierPoint.safeParse(entry.point);
  return success ? { point: data } : { fault: faultsOf(error) };
}

/** Returns the invalid fields and the reasons as text. */
export function faultsOf({ issues }: z.ZodError): string {
  return issues.map(({ path, message }) => `${path.join('.') || 'entry'}: ${message}`).join('; ');
}

import { z } from 'zod';
import type { ConfigOf } from '../platform/config/config.js';
import { list, roubles } from '../platform/config/variables.js';

const tariffs = list
  .pipe(z.array(z.string().regex(/^\d{1,5}$/, 'give numbers of tariffs')))
  .transform((codes) => codes.map(Number));

/**
 * Zones as `700:290+40:2-4,…`: maximum distance in km : roubles including the first kilogram + roubles per further
 * kilogram : days.
 */
const zones = list
  .pipe(
    z.array(
      z
        .string()
        .regex(/^\d+:\d+\+\d+:\d+-\d+$/, 'give `kilometres:roubles+roubles for a kilogram:days-days`')
        .transform((zone) => {
          const [upToKm, base, perKg, minDays, maxDays] = zone.split(/[:+-]/).map(Number) as FiveNumbers;
          return { upToKm, base: base * 100, perKg: perKg * 100, minDays, maxDays };
        })
        .refine(({ minDays, maxDays }) => minDays <= maxDays, 'the second number of days is the greater one'),
    ),
  )
  .refine((all) => all.every(({ upToKm }, n) => !n || upToKm > all[n - 1]!.upToKm), 'go from near to far');
type FiveNumbers = [number, number, number, number, number];

/** A range of days as `14-20`, the smaller number first. */
const daysRange = z
  .string()
  .regex(/^\d{1,3}-\d{1,3}$/, 'give `days-days`')
  .transform((text) => {
    const [least, most] = text.split('-').map(Number) as [number, number];
    return { least, most };
  })
  .refine(
    ({ least, most }) => least <= most && most <= 365,
    'the second number of days is the greater one, 365 at most',
  );

/** Centimetres as `30x20x10`. */
const parcelSize = z
  .string()
  .regex(/^[1-9]\d{0,2}x[1-9]\d{0,2}x[1-9]\d{0,2}$/, 'give `30x20x10`: length, width and height in centimetres')
  .transform((text) => {
    const [length, width, height] = text.split('x').map(Number) as [number, number, number];
    return { length, width, height };
  });

const ZONES = '30:190+20:1-2,700:290+40:2-4,1500:350+60:3-6,3500:450+90:4-8,20000:590+150:6-14';
export const MOSCOW = '0c5b2444-70a0-4932-980c-b4dc0d3f02b5';

/** The only delivery variables that the import of pickup points needs. */
export const carrierVariables = {
  CDEK_ACCOUNT: z
    .string()
    .optional()
    .describe('CDEK: account of the contract; with it CDEK says what delivery costs, makes labels and takes parcels'),
  CDEK_PASSWORD: z.string().optional().describe('CDEK: secure password of the account'),
  CDEK_URL: z
    .url()
    .default('https://api.cdek.ru')
    .describe('CDEK: origin of the API; `https://api.edu.cdek.ru` for tests'),
};

export const deliveryVariables = {
  ...carrierVariables,
  WAREHOUSE_CITY_ID: z
    .string()
    .default(MOSCOW)
    .describe('Town that parcels leave from: its id of `findCity`; Moscow by default'),
  DELIVERY_ZONES: zones
    .prefault(ZONES)
    .describe(
      'Prices where no carrier is asked: `700:290+40:2-4` is 290 ₽ with the first kilogram and 40 ₽ for each further one up to 700 km, 2 to 4 days; beyond the last zone nothing is delivered',
    ),
  DELIVERY_COURIER_EXTRA: roubles.prefault(200).describe('Roubles a courier to the door adds to a zone’s price'),
  DELIVERY_FREE_FROM: roubles
    .optional()
    .describe('Roubles of goods from which delivery costs nothing, whoever delivers'),
  DISPATCH_CUTOFF_HOUR: z.coerce
    .number()
    .int()
    .min(0)
    .max(24)
    .default(14)
    .describe(
      'Hour in the shop’s time zone until which goods in Russia are handed to the carrier the same day; 0: always the next day, 24: always the same',
    ),
  ABROAD_DAYS: daysRange.prefault('14-20').describe('Days until goods from abroad reach the warehouse, least and most'),
  CDEK_FROM_CODE: z.coerce
    .number()
    .int()
    .positive()
    .optional()
    .describe('CDEK: its number of the warehouse’s town; by default that of the town’s postal code'),
  CDEK_SHIPMENT_POINT: z
    .string()
    .optional()
    .describe('CDEK: code of its office where the shop hands parcels over; waybills need it, or `CDEK_FROM_ADDRESS`'),
  CDEK_FROM_ADDRESS: z
    .string()
    .optional()
    .describe('CDEK: street and house of the warehouse, if CDEK fetches the parcels; only with tariffs from a door'),
  CDEK_PARCEL_SIZE: parcelSize
    .optional()
    .describe('CDEK: centimetres of the usual box, as `30x20x10`; waybills need it, and CDEK measures again'),
  CDEK_PICKUP_TARIFFS: tariffs
    .prefault('136,234')
    .describe('CDEK: tariffs to a pickup point; the cheapest of those it offers is taken'),
  CDEK_COURIER_TARIFFS: tariffs.prefault('137,233').describe('CDEK: tariffs to a door'),
  DADATA_TOKEN: z.string().optional().describe('DaData: API key; with it streets and houses are suggested'),
  DADATA_URL: z
    .url()
    .default('https://suggestions.dadata.ru/suggestions')
    .describe('DaData: origin and path of the suggestions'),
};

/** Configuration visible to the delivery domain: its own variables and those of the platform. */
export type DeliveryConfig = ConfigOf<typeof deliveryVariables>;

import { z } from 'zod';
import type { ConfigOf } from '../platform/config/config.js';

export const mediaVariables = {
  IMAGE_CACHE_FOLDER: z.string().default('.data/image-cache').describe('Folder of pictures the image proxy has made'),
  IMAGE_CACHE_MEGABYTES: z.coerce
    .number()
    .min(1)
    .default(2000)
    .describe('Megabytes of that folder; what was used least recently goes first'),
  PICTURE_POINTS_PER_MINUTE: z.coerce
    .number()
    .int()
    .min(20_000)
    .default(60_000)
    .describe(
      'Points, about a millisecond of processor each, that new pictures for one client may cost in a minute on one API process; a quarter at once',
    ),
  PICTURES_AT_ONCE: z.coerce
    .number()
    .int()
    .min(1)
    .default(2)
    .describe('Pictures one API process makes at once, each in a process of its own'),
  UPLOADS_PER_HOUR: z.coerce
    .number()
    .int()
    .min(1)
    .default(60)
    .describe('Files that one shopper, or one address of guests, may upload in an hour; a network ten times as many'),
  UPLOAD_MEGABYTES_PER_DAY: z.coerce
    .number()
    .int()
    .min(10)
    .default(200)
    .describe('Megabytes that one shopper, or one address of guests, may upload in a day'),
  UPLOAD_MINUTES: z.coerce.number().int().min(1).max(1440).default(15).describe('Time to send a file by its ticket'),
  PICTURE_SWEEP_SECONDS: z.coerce
    .number()
    .min(0)
    .default(3600)
    .describe('Seconds between looks for stored objects that nothing refers to; 0 for never'),
  PICTURE_GRACE_HOURS: z.coerce
    .number()
    .int()
    .min(24)
    .default(72)
    .describe('Hours after which a stored object that nothing refers to is deleted'),
};

/** Configuration visible to the media domain: its own variables and those of the platform. */
export type MediaConfig = ConfigOf<typeof mediaVariables>;

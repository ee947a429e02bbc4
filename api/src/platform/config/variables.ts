import { z } from 'zod';

/** Kinds of variables that several domains have. Each reads the text of the environment. */
export const port = z.coerce.number().int().min(1).max(65_535);
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
export const seconds = z.coerce.number().int().min(1);
/** Parts with commas between. */
export const list = z.string().transform((value) => value.split(',').map((part) => part.trim()));
/** Roubles of the configuration in kopecks. */
export const roubles = z.coerce
  .number()
  .min(0)
  .max(1_000_000)
  .transform((value) => Math.round(value * 100));

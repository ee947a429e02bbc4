import { z } from 'zod';

/** Schemas for variables of several domains. Each parses the text of an environment variable. */
export const port = z.coerce.number().int().min(1).max(65_535);
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
export const seconds = z.coerce.number().int().min(1);
/** Parses a comma-separated list. */
export const list = z.string().transform((value) => value.split(',').map((part) => part.trim()));
/** An amount in roubles; the parsed value is in kopecks. */
export const roubles = z.coerce
  .number()
  .min(0)
  .max(1_000_000_000)
  .transform((value) => Math.round(value * 100));

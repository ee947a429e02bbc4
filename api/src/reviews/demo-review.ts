import { z } from 'zod';

const days = z.number().int().min(0).max(400);
const key = z.string().regex(/^demo\/[a-z0-9/._-]+$/);
const line = z.string().max(1000);

/** A review of the demo, with the reviewed purchase. Days are counted back from the day of the import. */
export const DemoReview = z
  .object({
    /** Number of the buyer; the same number is the same person. */
    buyer: z.number().int().min(1).max(9999),
    name: z.string().min(1).max(60),
    surname: z.string().min(1).max(60),
    /** Slug of the colourway, and the name of the bought size. */
    product: z.string(),
    size: z.string(),
    delivered: days,
    written: days,
    rating: z.number().int().min(1).max(5),
    fit: z.enum(['SMALL', 'TRUE_TO_SIZE', 'LARGE']).nullable(),
    advantages: line,
    disadvantages: line,
    text: line,
    /** Keys of pictures in object storage. */
    photos: z.array(key).max(8),
    /** The shop's answer to the review. */
    answer: z.string().max(1000).nullable(),
    /** Numbers of the buyers who found the review helpful, and of those who did not. */
    helpful: z.array(z.number().int()),
    unhelpful: z.array(z.number().int()),
  })
  .refine(({ delivered, written }) => written <= delivered, 'is written before the delivery');

export type DemoReview = z.infer<typeof DemoReview>;

import { z } from 'zod';
import type { ConfigOf } from '../platform/config/config.js';

export const reviewsVariables = {
  REVIEW_PHOTO_POINTS: z.coerce
    .number()
    .int()
    .min(0)
    .default(100)
    .describe('Points for an approved review with a picture, once for each product bought; 0 for none'),
  REVIEW_INVITE_DAYS: z.coerce
    .number()
    .int()
    .min(0)
    .default(3)
    .describe('Days after delivery until the buyer is invited by a letter to review what they got; 0 for no letters'),
  REVIEW_SWEEP_SECONDS: z.coerce
    .number()
    .min(0)
    .default(300)
    .describe('Seconds between looks for buyers to invite to a review; 0 for never'),
};

/** Configuration visible to the reviews domain: its own variables and those of the platform. */
export type ReviewsConfig = ConfigOf<typeof reviewsVariables>;

import { z } from 'zod';
import type { ConfigOf } from '../platform/config/config.js';
import { flag, list, seconds } from '../platform/config/variables.js';

export const webhooksVariables = {
  WEBHOOK_PORTS: list
    .transform((parts) => parts.filter(Boolean).map(Number))
    .pipe(z.array(z.number().int().min(1).max(65_535)))
    .default([])
    .describe('Ports of receivers of webhooks beside 443, with commas between'),
  WEBHOOK_POLL_SECONDS: z.coerce
    .number()
    .min(0)
    .default(1)
    .describe('Seconds between looks for events to deliver to webhooks; 0 for never'),
  WEBHOOK_TIMEOUT_SECONDS: seconds
    .max(45)
    .default(15)
    .describe('Time a receiver of webhooks has for its whole answer, connecting included'),
  WEBHOOKS_AT_ONCE: z.coerce
    .number()
    .int()
    .min(1)
    .max(100)
    .default(5)
    .describe('Deliveries that one API process makes to one webhook at once, each of another subject'),
  WEBHOOK_RETRY_HOURS: z.coerce
    .number()
    .min(0)
    .max(720)
    .default(72)
    .describe('Hours of failures after which a webhook is paused, or one event that it alone refuses is given up'),
  WEBHOOK_KEPT_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(365)
    .default(30)
    .describe('Days for which events and the log of their deliveries are kept, and so can be replayed'),
  WEBHOOK_SECRET_HOURS: z.coerce
    .number()
    .min(0)
    .max(720)
    .default(24)
    .describe('Hours for which the former secret of a webhook signs beside the new one'),
  WEBHOOKS_MAIL: z
    .email()
    .optional()
    .describe('Mailbox of the shop that hears when a webhook is paused after failures; none gets no letters'),
  WEBHOOK_PRIVATE_ADDRESSES: flag
    .default(false)
    .describe('Whether webhooks may be `http:` and lead to this machine or a private network. Only for trying'),
};

export type WebhooksConfig = ConfigOf<typeof webhooksVariables>;

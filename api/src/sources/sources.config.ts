import { z } from 'zod';
import type { ConfigOf } from '../platform/config/config.js';
import { list, seconds } from '../platform/config/variables.js';

export const sourcesVariables = {
  SOURCE_POLL_SECONDS: z.coerce
    .number()
    .min(0)
    .default(2)
    .describe('Seconds between looks for feeds of suppliers to read; 0 for never'),
  SOURCE_RUNS_AT_ONCE: z.coerce
    .number()
    .int()
    .min(1)
    .max(10)
    .default(1)
    .describe('Feeds that one API process reads at once, each in a process of its own'),
  SOURCE_DOWNLOAD_SECONDS: seconds
    .max(3600)
    .default(600)
    .describe('Time a supplier’s server has to send its whole feed'),
  SOURCE_MEGABYTES: z.coerce
    .number()
    .min(1)
    .max(1000)
    .default(50)
    .describe('Megabytes that a feed may have, as it is sent and unpacked'),
  SOURCE_PRIVATE_ORIGINS: list
    .transform((parts) => parts.filter(Boolean))
    .pipe(z.array(z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin)))
    .default([])
    .describe(
      'Origins of feeds that may be of a private network and have any port, such as `http://192.168.1.5:8080`, with commas between. Others are public and have the usual port',
    ),
  SOURCE_KEPT_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(3650)
    .default(90)
    .describe('Days for which runs of feeds are kept with their reports'),
  SOURCES_MAIL: z
    .email()
    .optional()
    .describe('Mailbox of the shop that hears when a feed was refused or stopped, or asks; none gets no letters'),
};

export type SourcesConfig = ConfigOf<typeof sourcesVariables>;

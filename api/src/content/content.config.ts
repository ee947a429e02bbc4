import { z } from 'zod';
import type { ConfigOf } from '../platform/config/config.js';
import { list } from '../platform/config/variables.js';

export const contentVariables = {
  REDIRECT_HOSTS: list
    .pipe(z.array(z.string().regex(/^([a-z0-9-]+\.)+[a-z]{2,}$/, 'give names of hosts, such as `apps.apple.com`')))
    .prefault('apps.apple.com,play.google.com,www.rustore.ru,t.me')
    .describe('Other sites that redirect rules may lead to'),
};

/** Configuration visible to the content domain: its own variables and those of the platform. */
export type ContentConfig = ConfigOf<typeof contentVariables>;

import { z } from 'zod';

export const Config = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).describe('The catalogue, the same database the API uses'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('Least severe log line that is written'),
});

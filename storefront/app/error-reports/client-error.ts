import { z } from 'zod';

/** An error report of a page. The page shortens longer texts; the server refuses them. */
export const clientError = z.object({
  message: z.string().min(1).max(300),
  stack: z.string().max(2000).default(''),
  /** Path of the page, without its query. */
  path: z.string().startsWith('/').max(200),
  /** Id of the build of the page. */
  build: z.string().max(40),
  /** Id of the request that rendered the page. */
  requestId: z
    .string()
    .regex(/^[\w-]{8,64}$/)
    .nullable()
    .default(null),
});

export type ClientError = z.infer<typeof clientError>;

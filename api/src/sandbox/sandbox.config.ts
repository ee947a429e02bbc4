import type { z } from 'zod';
import type { ConfigOf } from '../platform/config/config.js';
import { flag } from '../platform/config/variables.js';

export const sandboxVariables = {
  SANDBOX_SHOPPERS: flag
    .default(false)
    .describe(
      'Anybody may make shoppers for trying, with points and orders, and move their time (docs/sandbox.md). Only with `PAYMENT_PROVIDER=sandbox`; `npm start` sets it for the demo',
    ),
};

/** Configuration visible to the sandbox: its own variables and those of the platform. */
export type SandboxConfig = ConfigOf<typeof sandboxVariables>;

/** Reports an error if anybody could create orders that count as paid in a shop that takes real money. */
export function checkSandbox(
  { SANDBOX_SHOPPERS, PAYMENT_PROVIDER }: SandboxConfig & { PAYMENT_PROVIDER?: string },
  context: z.RefinementCtx,
): void {
  if (!SANDBOX_SHOPPERS || PAYMENT_PROVIDER === 'sandbox') return;
  context.addIssue({ code: 'custom', path: ['SANDBOX_SHOPPERS'], message: 'it needs PAYMENT_PROVIDER=sandbox' });
}

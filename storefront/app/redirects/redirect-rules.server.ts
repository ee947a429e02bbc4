import { postToApi } from '../graphql/api-transport.server';
import { RedirectRulesDocument } from '../graphql/generated/graphql';
import { logError } from '../graphql/log.server';
import type { RedirectRule } from './redirect-of';

/**
 * Milliseconds after which the rules are requested again. The request names their version, so usually the answer is
 * that nothing changed.
 */
const freshFor = 1000;

let rules: readonly RedirectRule[] = [];
let version: string | null = null;
let askedAt = -Infinity;
let asking: Promise<void> | null = null;

/** The current rules, at most a second old unless the API does not answer. */
export async function currentRules(): Promise<readonly RedirectRule[]> {
  if (Date.now() - askedAt > freshFor) asking ??= askRules().finally(() => (asking = null));
  await asking;
  return rules;
}

/** Requests the rules. If the API does not answer, the old rules stay, because a page must not wait for them. */
async function askRules(): Promise<void> {
  const asker = { address: null, userAgent: null };
  const { data, error } = await postToApi({
    document: RedirectRulesDocument,
    variables: { version },
    asker,
    token: null,
    signal: AbortSignal.timeout(1000),
  });
  askedAt = Date.now();
  if (error) return logError('The redirect rules are not known:', error.message);
  if (!data?.redirectRules.rules) return;
  ({ rules, version } = { rules: data.redirectRules.rules, version: data.redirectRules.version });
}

import { postToApi } from '../graphql/api-transport.server';
import { everySecond } from '../graphql/every-second.server';
import { RedirectRulesDocument } from '../graphql/generated/graphql';
import { logError } from '../graphql/log.server';
import type { RedirectRule } from './redirect-of';

let rules: readonly RedirectRule[] = [];
let version: string | null = null;

/** The current rules, at most a second old unless the API does not answer. */
export async function currentRules(): Promise<readonly RedirectRule[]> {
  await freshRules();
  return rules;
}

/**
 * Requests the rules. The request contains their known version, so usually the response is that nothing has changed. If
 * the API does not respond, the old rules stay, because a page must not wait for new ones.
 */
const freshRules = everySecond(async () => {
  const asker = { address: null, userAgent: null };
  const { data, error } = await postToApi({
    document: RedirectRulesDocument,
    variables: { version },
    asker,
    token: null,
    signal: AbortSignal.timeout(1000),
  });
  if (error) return logError('The redirect rules are not known:', error.message);
  if (!data?.redirectRules.rules) return;
  ({ rules, version } = { rules: data.redirectRules.rules, version: data.redirectRules.version });
});

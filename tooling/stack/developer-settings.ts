/** Pages on this machine, on any port. */
const LOCALHOST = 'http://localhost:*,https://localhost:*,http://127.0.0.1:*,http://[::1]:*';

/**
 * Returns settings for those who build a front end on this machine: its pages may call the API from any port, webhooks
 * may lead to it, and clients may read the schema, which turns GraphiQL on. In production returns none. The operator's
 * own settings win over these.
 */
export function developerSettings(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  if (env.NODE_ENV === 'production') return {};
  return { API_ORIGINS: LOCALHOST, GRAPHQL_INTROSPECTION: 'true', WEBHOOK_PRIVATE_ADDRESSES: 'true' };
}

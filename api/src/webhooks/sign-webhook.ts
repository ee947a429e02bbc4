import { createHmac } from 'node:crypto';

/** The prefix of secrets in the Standard Webhooks specification. The key follows as base64 text. */
const PREFIX = 'whsec_';

export interface SignedMessage {
  /** Id of the event, the same at every attempt. */
  id: string;
  body: string;
  /** Time of this attempt. */
  at: Date;
}

/**
 * Returns the headers of a delivery according to the Standard Webhooks specification, with one signature for each
 * secret that is valid now.
 */
export function signWebhook({ id, body, at }: SignedMessage, secrets: readonly string[]): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signature = (secret: string) =>
    createHmac('sha256', Buffer.from(secret.slice(PREFIX.length), 'base64')).update(`${id}.${timestamp}.${body}`);
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets.map((secret) => `v1,${signature(secret).digest('base64')}`).join(' '),
  };
}

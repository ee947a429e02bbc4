export { ReadWebhooks } from './read-webhooks.js';
export { WebhookEndpoints } from './webhook-endpoints.js';
export { WEBHOOK_EVENT_TYPES, type WebhookEventType } from './webhook-events.js';
export { WebhookSender } from './webhook-sender.js';
export { WebhooksModule } from './webhooks.module.js';

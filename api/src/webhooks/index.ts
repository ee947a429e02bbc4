export { WebhookEndpoints, type WebhookFields } from './webhook-endpoints.js';
export { WebhooksModule } from './webhooks.module.js';

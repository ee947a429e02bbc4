import { Module } from '@nestjs/common';
import { DeliverEvent } from './deliver-event.js';
import { ForgetEvents } from './forget-events.js';
import { WebhookEndpoints } from './webhook-endpoints.js';
import { WebhookMetrics } from './webhook-metrics.js';
import { WebhookSecrets } from './webhook-secrets.js';
import { WebhookSender } from './webhook-sender.js';

@Module({
  providers: [DeliverEvent, ForgetEvents, WebhookEndpoints, WebhookMetrics, WebhookSecrets, WebhookSender],
  exports: [WebhookEndpoints],
})
export class WebhooksModule {}

import { Module } from '@nestjs/common';
import { DeliverEvent } from './deliver-event.js';
import { ForgetEvents } from './forget-events.js';
import { SendPausedLetters } from './paused-letter.js';
import { PublishChanges } from './publish-changes.js';
import { ReadWebhooks } from './read-webhooks.js';
import { WebhookEndpoints } from './webhook-endpoints.js';
import { WebhookMetrics } from './webhook-metrics.js';
import { WebhookSecrets } from './webhook-secrets.js';
import { WebhookSender } from './webhook-sender.js';

@Module({
  providers: [
    DeliverEvent,
    ForgetEvents,
    PublishChanges,
    ReadWebhooks,
    SendPausedLetters,
    WebhookEndpoints,
    WebhookMetrics,
    WebhookSecrets,
    WebhookSender,
  ],
  exports: [ReadWebhooks, WebhookEndpoints],
})
export class WebhooksModule {}

import { Module } from '@nestjs/common';
import { OperatorModule, versionResolverOf } from '../../operator/index.js';
import { WebhooksModule } from '../index.js';
import { EditWebhooks } from './edit-webhooks.js';
import { Webhook } from './webhook.model.js';
import { WebhookResolver } from './webhook.resolver.js';

@Module({
  imports: [OperatorModule, WebhooksModule],
  providers: [EditWebhooks, WebhookResolver, versionResolverOf(Webhook, 'WEBHOOK', ({ id }) => id)],
})
export class WebhooksAdminModule {}

import { Module } from '@nestjs/common';
import { OperatorModule } from '../../operator/index.js';
import { WebhooksModule } from '../index.js';
import { EditWebhooks } from './edit-webhooks.js';
import { WebhookResolver } from './webhook.resolver.js';

@Module({
  imports: [OperatorModule, WebhooksModule],
  providers: [EditWebhooks, WebhookResolver],
})
export class WebhooksAdminModule {}

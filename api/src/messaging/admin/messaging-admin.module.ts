import { Module } from '@nestjs/common';
import { OperatorModule } from '../../operator/index.js';
import { EditMessageTemplates } from './edit-message-templates.js';
import { MessageTemplateResolver } from './message-template.resolver.js';
import { TryMessages } from './try-messages.js';

@Module({ imports: [OperatorModule], providers: [EditMessageTemplates, MessageTemplateResolver, TryMessages] })
export class MessagingAdminModule {}

import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Needs } from '../../platform/auth/access.js';
import { CurrentActor, type Actor } from '../../platform/auth/actor.js';
import { EditMessageTemplates } from './edit-message-templates.js';
import {
  MessageTemplateInput,
  MessageTemplatesInput,
  RemoveMessageTemplateInput,
  SaveMessageTemplateInput,
  TryMessageInput,
} from './message-template.input.js';
import { MessagePreview, MessageTemplate, MessageTemplateDetails, SentTestMessage } from './message-template.model.js';
import { TryMessages } from './try-messages.js';

@Needs('SETTINGS')
@Resolver()
export class MessageTemplateResolver {
  constructor(
    private readonly edit: EditMessageTemplates,
    private readonly tries: TryMessages,
  ) {}

  @Query(() => [MessageTemplate], { description: 'Returns the texts of all e-mails and SMS that the shop sends.' })
  messageTemplates(
    @Args('dto', { nullable: true, description: 'Filters the messages; absent or null: all.' })
    dto?: MessageTemplatesInput,
  ): Promise<MessageTemplate[]> {
    return this.edit.all(dto?.locale ?? null);
  }

  @Query(() => MessageTemplateDetails, { description: 'Returns the texts of an e-mail or SMS with their history.' })
  messageTemplate(
    @Args('dto', { description: 'Identifies the message and its language.' }) dto: MessageTemplateInput,
  ): Promise<MessageTemplateDetails> {
    return this.edit.details(dto);
  }

  @Query(() => MessagePreview, {
    description: 'Returns a message as it would be sent; nothing is sent or written. MESSAGE_TEMPLATE_INVALID.',
  })
  previewMessage(
    @Args('dto', { description: 'Subject and text of a message to test.' }) dto: TryMessageInput,
  ): Promise<MessagePreview> {
    return this.tries.preview(dto);
  }

  @Mutation(() => SentTestMessage, {
    description:
      'Sends a message with example values to the operator’s own confirmed e-mail address or phone number, ten times an hour at most. MESSAGE_TEMPLATE_INVALID (text has errors), MESSAGE_TEST_UNAVAILABLE (no confirmed contact, or not sent), TOO_MANY_REQUESTS.',
  })
  @Needs('SETTINGS', { onlyPeople: 'it goes to the operator’s own address' })
  sendTestMessage(
    @Args('dto', { description: 'Subject and text of a message to test.' }) dto: TryMessageInput,
    @CurrentActor() by: Actor,
  ): Promise<SentTestMessage> {
    return this.tries.send(by, dto);
  }

  @Mutation(() => MessageTemplateDetails, {
    description:
      'Saves the merchant’s own texts of an e-mail or SMS, with immediate effect. CONFLICT (changed since `version` was read); MESSAGE_TEMPLATE_INVALID lists the errors.',
  })
  saveMessageTemplate(
    @Args('dto', { description: 'The merchant’s own texts of a message.' }) dto: SaveMessageTemplateInput,
    @CurrentActor() by: Actor,
  ): Promise<MessageTemplateDetails> {
    return this.edit.save(by, dto);
  }

  @Mutation(() => MessageTemplateDetails, {
    description:
      'Removes the merchant’s own texts of an e-mail or SMS; the default texts are sent again. CONFLICT (changed since `version` was read).',
  })
  removeMessageTemplate(
    @Args('dto', { description: 'Identifies the message and its language.' }) dto: RemoveMessageTemplateInput,
    @CurrentActor() by: Actor,
  ): Promise<MessageTemplateDetails> {
    return this.edit.remove(by, dto);
  }
}

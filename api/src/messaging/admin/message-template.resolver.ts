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

  @Query(() => [MessageTemplate], { description: 'Returns the words of all letters and SMS that the shop sends.' })
  messageTemplates(
    @Args('dto', { nullable: true, description: 'Which messages are listed; without it, all.' })
    dto?: MessageTemplatesInput,
  ): Promise<MessageTemplate[]> {
    return this.edit.all(dto?.locale ?? null);
  }

  @Query(() => MessageTemplateDetails, { description: 'Returns the words of a letter or SMS with their history.' })
  messageTemplate(
    @Args('dto', { description: 'Which message.' }) dto: MessageTemplateInput,
  ): Promise<MessageTemplateDetails> {
    return this.edit.details(dto);
  }

  @Query(() => MessagePreview, {
    description: 'Returns a message as it would be sent; nothing is sent or written. MESSAGE_TEMPLATE_INVALID.',
  })
  previewMessage(@Args('dto', { description: 'The words to try.' }) dto: TryMessageInput): Promise<MessagePreview> {
    return this.tries.preview(dto);
  }

  @Mutation(() => SentTestMessage, {
    description:
      'Sends a message made from the examples to the operator’s own confirmed address, ten times an hour at most. MESSAGE_TEMPLATE_INVALID, MESSAGE_TEST_UNAVAILABLE, TOO_MANY_REQUESTS.',
  })
  @Needs('SETTINGS', { onlyPeople: 'it goes to the operator’s own address' })
  sendTestMessage(
    @Args('dto', { description: 'The words to try.' }) dto: TryMessageInput,
    @CurrentActor() by: Actor,
  ): Promise<SentTestMessage> {
    return this.tries.send(by, dto);
  }

  @Mutation(() => MessageTemplateDetails, {
    description:
      'Saves own words of a letter or SMS. Every process sends them at once. CONFLICT; MESSAGE_TEMPLATE_INVALID names what is wrong.',
  })
  saveMessageTemplate(
    @Args('dto', { description: 'The words.' }) dto: SaveMessageTemplateInput,
    @CurrentActor() by: Actor,
  ): Promise<MessageTemplateDetails> {
    return this.edit.save(by, dto);
  }

  @Mutation(() => MessageTemplateDetails, {
    description: 'Removes the own words of a letter or SMS: those of the release are sent again. CONFLICT.',
  })
  removeMessageTemplate(
    @Args('dto', { description: 'Which message.' }) dto: RemoveMessageTemplateInput,
    @CurrentActor() by: Actor,
  ): Promise<MessageTemplateDetails> {
    return this.edit.remove(by, dto);
  }
}

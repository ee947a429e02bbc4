import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { Statements } from '../../platform/database/statements.js';
import { ApiError, tooManyRequests } from '../../shared/api-error.js';
import type { Addressee } from '../addressee.js';
import { MessageBudget } from '../message-budget.js';
import type { MessagingConfig } from '../messaging.config.js';
import { MESSENGERS, type Messengers } from '../messaging.module.js';
import { examplesFor } from '../templates/examples.js';
import { filledParagraphs, renderLetter, renderSms } from '../templates/render-words.js';
import { smsSegments } from '../templates/sms-length.js';
import { channelOf } from '../templates/template-rule.js';
import { TEMPLATES } from '../templates/templates.js';
import { EditMessageTemplates, refuseProblems } from './edit-message-templates.js';
import type { TryMessageInput } from './message-template.input.js';
import type { MessagePreview, SentTestMessage } from './message-template.model.js';

/** Shows texts of messages before they are saved: on the screen, or in the operator's own mailbox or telephone. */
@Injectable()
export class TryMessages {
  constructor(
    private readonly statements: Statements,
    private readonly edit: EditMessageTemplates,
    private readonly budget: MessageBudget,
    @Inject(MESSENGERS) private readonly messengers: Messengers,
    @Inject(CONFIG) private readonly config: Pick<MessagingConfig, 'SHOP_NAME'>,
  ) {}

  /** Throws MESSAGE_TEMPLATE_INVALID for faulty texts. */
  async preview({ key, locale, subject, text }: TryMessageInput): Promise<MessagePreview> {
    const inForce = await this.edit.inForce(key, locale);
    const words = { subject: subject ?? inForce.subject, text: text ?? inForce.text };
    refuseProblems(key, locale, words);
    const values = { ...examplesFor(TEMPLATES[key].variables, locale), shopName: this.config.SHOP_NAME };
    if (channelOf(key) === 'EMAIL')
      return {
        ...renderLetter(words, values, locale),
        paragraphs: filledParagraphs(words.text, values),
        segments: null,
      };
    const sms = renderSms(words.text, values);
    return { subject: '', text: sms, html: null, paragraphs: [], segments: smsSegments(sms) };
  }

  /** Throws MESSAGE_TEMPLATE_INVALID, MESSAGE_TEST_UNAVAILABLE and TOO_MANY_REQUESTS. */
  async send(by: Actor, dto: TryMessageInput): Promise<SentTestMessage> {
    const { html, subject, text } = await this.preview(dto);
    const to = await this.ownAddress(by, channelOf(dto.key) === 'EMAIL' ? 'EMAIL' : 'PHONE');
    const usedUp = await this.budget.spendOnTest(to);
    if (usedUp) throw tooManyRequests(usedUp.retryAt);
    const message = { id: randomUUID(), to: to.address, subject, text, ...(html === null ? {} : { html }) };
    const messenger = to.channel === 'EMAIL' ? this.messengers.mail : this.messengers.sms;
    if (!(await messenger.deliver(message))) throw new ApiError('MESSAGE_TEST_UNAVAILABLE.NOT_SENT');
    return { to: to.address };
  }

  /** Contacts of an account are confirmed, so nobody else gets the message. */
  private async ownAddress({ id }: Actor, channel: Addressee['channel']): Promise<Addressee> {
    const account = await this.statements.prisma.user.findUnique({
      where: { id },
      select: { phone: true, email: true },
    });
    const address = channel === 'EMAIL' ? account?.email : account?.phone;
    if (!address) throw new ApiError('MESSAGE_TEST_UNAVAILABLE');
    return { channel, address };
  }
}

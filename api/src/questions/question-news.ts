import { Inject, Injectable } from '@nestjs/common';
import { confirmedContact } from '../identity/index.js';
import { languageOf, MessageBudget, MESSENGERS, WriteMessages, type Messengers } from '../messaging/index.js';
import { CONFIG } from '../platform/config/config.module.js';
import type { PlatformConfig } from '../platform/config/config.js';
import { statement } from '../platform/database/statement.js';
import { Statements, type Queries } from '../platform/database/statements.js';
import { addOutboxEvent } from '../platform/outbox/add-outbox-event.js';
import { OutboxWorker } from '../platform/outbox/outbox-worker.js';
import { Topic, type NotTold, type OutboxEvent } from '../platform/outbox/topic.js';

interface QuestionNews {
  questionId: string;
}

const QUESTION_ANSWERED = new Topic<QuestionNews>('question.answered');

/** Adds the letter about an answered question to the outbox. */
export async function tellOfAnswer(queries: Queries, questionId: string): Promise<void> {
  await addOutboxEvent(queries, [QUESTION_ANSWERED], { lane: `question:${questionId}`, payload: { questionId } });
}

/** Notifies shoppers with a confirmed mailbox that their question was answered. The question itself is not quoted. */
@Injectable()
export class SendQuestionNews {
  constructor(
    private readonly statements: Statements,
    private readonly budget: MessageBudget,
    private readonly write: WriteMessages,
    @Inject(MESSENGERS) private readonly messengers: Messengers,
    @Inject(CONFIG) private readonly config: PlatformConfig,
    outbox: OutboxWorker,
  ) {
    outbox.on(QUESTION_ANSWERED, (event) => this.send(event));
  }

  private async send({ id, heldBy, payload }: OutboxEvent<QuestionNews>): Promise<NotTold | null> {
    const [told] = await this.statements.rows(TOLD, { questionId: payload.questionId });
    // The question may have been hidden again, or its author may have left.
    if (!told?.email || told.answer === null) return { untold: 'UNWANTED' };
    const to = { channel: 'EMAIL', address: told.email } as const;
    const held = await this.budget.spendOnAnswer(to, true, { id: `question:${id}`, heldBy });
    if (held) return { held };
    const letter = await this.write.letter('QUESTION_ANSWERED_LETTER', languageOf(told.locale), {
      productName: told.name,
      answer: told.answer,
      link: `${this.config.STOREFRONT_URL}/product/${told.slug}#questions`,
    });
    if (!(await this.messengers.mail.deliver({ id: `question-${id}`, to: told.email, ...letter })))
      throw new Error('no provider took it (mail)');
    return null;
  }
}

const TOLD = statement('question-news')`
SELECT CASE WHEN u."notifyByEmail" THEN ${confirmedContact('u', 'email')} END AS "email", u."locale", n."answer", p."name", p."slug"
FROM "product_question" n JOIN "user_account" u ON u."id" = n."userId" AND u."deletedAt" IS NULL
JOIN "product" p ON p."id" = n."productId" WHERE n."id" = :questionId`;

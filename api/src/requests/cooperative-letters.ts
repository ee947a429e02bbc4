import { Inject, Injectable } from '@nestjs/common';
import { confirmedContact } from '../identity/index.js';
import { languageOf, MessageBudget, MESSENGERS, WriteMessages, type Messengers } from '../messaging/index.js';
import { CONFIG } from '../platform/config/config.module.js';
import { statement } from '../platform/database/statement.js';
import { Statements, type Queries } from '../platform/database/statements.js';
import { addOutboxEvent } from '../platform/outbox/add-outbox-event.js';
import { OutboxWorker } from '../platform/outbox/outbox-worker.js';
import { Topic, type NotTold, type OutboxEvent } from '../platform/outbox/topic.js';
import type { RequestsConfig } from './requests.config.js';

/** DECISION goes to the sender, when the shop has decided. */
type LetterKind = 'SENDER' | 'OTHER_SENDER' | 'SHOP' | 'DECISION';

interface CooperativeLetter {
  requestId: string;
  kind: LetterKind;
}

const COOPERATIVE_LETTER = new Topic<CooperativeLetter>('cooperative.letter');

/** Adds letters about a request to the outbox. The caller holds the request's lock, or has just created the request. */
export async function writeLetters(queries: Queries, requestId: string, kinds: LetterKind[]): Promise<void> {
  for (const kind of kinds)
    await addOutboxEvent(queries, [COOPERATIVE_LETTER], { lane: requestId, payload: { requestId, kind } });
}

/**
 * Sends the letters about requests of partners. They quote nothing that a sender typed, because the mailbox may belong
 * to another person.
 */
@Injectable()
export class SendCooperativeLetters {
  constructor(
    private readonly statements: Statements,
    private readonly budget: MessageBudget,
    private readonly write: WriteMessages,
    @Inject(MESSENGERS) private readonly messengers: Messengers,
    @Inject(CONFIG) private readonly config: RequestsConfig,
    outbox: OutboxWorker,
  ) {
    outbox.on(COOPERATIVE_LETTER, (event) => this.send(event));
  }

  private async send({
    id,
    heldBy,
    payload: { requestId, kind },
  }: OutboxEvent<CooperativeLetter>): Promise<NotTold | null> {
    const [request] = await this.statements.rows(REQUEST, { requestId });
    if (!request) return { untold: 'UNWANTED' };
    const { REQUESTS_MAIL } = this.config;
    const address = kind === 'SHOP' ? REQUESTS_MAIL : kind === 'OTHER_SENDER' ? request.otherEmail : request.email;
    if (!address) return { untold: 'UNWANTED' };
    const isOwner = kind === 'SHOP' || (request.isConfirmed && kind !== 'OTHER_SENDER');
    const message = { id: `cooperative:${id}`, heldBy };
    const held = await this.budget.spendOnAnswer({ channel: 'EMAIL', address }, isOwner, message);
    if (held) return { held };
    const { STOREFRONT_URL } = this.config;
    const letter =
      kind === 'SHOP'
        ? await this.write.letter('NEW_PARTNER_LETTER', 'ru', {
            waiting: String(request.waiting),
            link: STOREFRONT_URL,
          })
        : await this.write.letter(
            kind === 'DECISION' ? 'PARTNER_ANSWERED_LETTER' : 'PARTNER_RECEIVED_LETTER',
            languageOf(kind === 'OTHER_SENDER' ? null : request.locale),
            { answer: request.answer ?? '', link: `${STOREFRONT_URL}/info/partners` },
          );
    if (!(await this.messengers.mail.deliver({ id: `cooperative-${id}`, to: address, ...letter })))
      throw new Error('no provider took it (mail)');
    return null;
  }
}

const REQUEST = statement('cooperative-letter-request')`
SELECT c."email", u."locale", c."otherSender"->>'email' AS "otherEmail", c."answer", coalesce(${confirmedContact('u', 'email')} = c."email", false) AS "isConfirmed",
  (SELECT count(*)::int FROM "cooperative_request" w WHERE w."state" IN ('NEW', 'IN_WORK')) AS "waiting"
FROM "cooperative_request" c LEFT JOIN "user_account" u ON u."id" = c."userId" WHERE c."id" = :requestId`;

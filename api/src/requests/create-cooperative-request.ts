import { Inject, Injectable } from '@nestjs/common';
import { emailRecipient, given, phoneRecipient, type IdentityConfig } from '../identity/index.js';
import type { Client } from '../platform/auth/client.js';
import { CONFIG } from '../platform/config/config.module.js';
import { statement } from '../platform/database/statement.js';
import { Statements, type Queries } from '../platform/database/statements.js';
import { badUserInput, fieldFault } from '../shared/api-error.js';
import type { CooperativeRequest, CreateCooperativeRequestInput } from './cooperative-request.model.js';
import { isInn } from './inn.js';
import { RequestLimits } from './request-limits.js';
import { writeLetters } from './cooperative-letters.js';

/**
 * Accepts requests of partners, which need no account. An INN can have one open request
 * (`api/prisma/sql/cooperative-request.sql`).
 */
@Injectable()
export class CreateCooperativeRequest {
  constructor(
    private readonly statements: Statements,
    private readonly limits: RequestLimits,
    @Inject(CONFIG) private readonly config: Pick<IdentityConfig, 'PHONE_COUNTRIES'>,
  ) {}

  /**
   * Returns what was sent, in the shop's spelling. The answer is the same if the INN already has an open request, so it
   * does not reveal whether there is one. Throws BAD_USER_INPUT, TOO_MANY_REQUESTS.
   */
  async create(userId: string | null, client: Client, dto: CreateCooperativeRequestInput): Promise<CooperativeRequest> {
    const email = given(emailRecipient(dto.email), 'dto.email');
    const phone = given(phoneRecipient(dto.phone, this.config.PHONE_COUNTRIES), 'dto.phone');
    checkInn(dto);
    await this.limits.count(client, [email, phone]);
    // The letter is counted against the client now, so that no network address has to be stored until the letter is
    // sent.
    const mayBeWritten = await this.limits.mayCauseMessage(client);
    const sent = { ...dto, email: email.address, phone: phone.address };
    await this.statements.transaction((queries) => this.keep(queries, { ...sent, userId }, mayBeWritten));
    return sent;
  }

  /** Writes the request, or records on the open request with this INN that it was sent again. */
  private async keep(queries: Queries, request: Sent, mayBeWritten: boolean): Promise<void> {
    // The open request may be decided between the two statements; then the next round adds a new one.
    for (;;) {
      const [made] = await queries.rows(ADD, request);
      if (made) return writeLetters(queries, made.id, mayBeWritten ? ['SENDER', 'SHOP'] : ['SHOP']);
      const [open] = await queries.rows(OPEN, { inn: request.inn });
      if (!open) continue;
      const { fullName, email, phone } = request;
      const isOther = open.email !== email || open.phone !== phone;
      const otherSender = isOther ? JSON.stringify({ fullName, email, phone }) : null;
      await queries.rows(REPEAT, { id: open.id, otherSender });
      const isTold = email === open.email || email === open.otherEmail;
      if (!isTold && mayBeWritten) await writeLetters(queries, open.id, ['OTHER_SENDER']);
      return;
    }
  }
}

interface Sent extends CooperativeRequest {
  userId: string | null;
}

function checkInn({ inn, companyType }: CreateCooperativeRequestInput): void {
  const refuse = (key: 'inn' | 'innOfCompany' | 'innOfPerson') => badUserInput([fieldFault('dto.inn', key)]);
  if (!isInn(inn)) throw refuse('inn');
  if (companyType === 'OOO' && inn.length !== 10) throw refuse('innOfCompany');
  if ((companyType === 'IP' || companyType === 'SELF_EMPLOYED') && inn.length !== 12) throw refuse('innOfPerson');
}

const ADD = statement('cooperative-request-add')`
INSERT INTO "cooperative_request" ("userId", "companyName", "companyType", "fullName", "inn", "email", "phone", "description")
VALUES (:userId?, :companyName, :companyType, :fullName, :inn, :email, :phone, :description)
ON CONFLICT ("inn") WHERE "state" IN ('NEW', 'IN_WORK') DO NOTHING RETURNING "id"`;

const OPEN = statement('cooperative-request-open')`
SELECT "id", "email", "phone", "otherSender"->>'email' AS "otherEmail" FROM "cooperative_request"
WHERE "inn" = :inn AND "state" IN ('NEW', 'IN_WORK') FOR NO KEY UPDATE`;

const REPEAT = statement('cooperative-request-repeat')`
UPDATE "cooperative_request" SET "repeats" = "repeats" + 1, "repeatedAt" = now(),
  "otherSender" = coalesce(:otherSender?::jsonb, "otherSender")
WHERE "id" = :id`;

import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { contactsOf, emailRecipient, given, phoneRecipient, type IdentityConfig, type Recipient } from '../index.js';
import { languageOf, MessageBudget, MESSENGERS, WriteMessages, type Messengers } from '../../messaging/index.js';
import { Audit } from '../../operator/index.js';
import type { User as UserRow } from '../../generated/prisma/client.js';
import type { Caller } from '../../platform/auth/actor.js';
import { requirePermission } from '../../platform/auth/permissions.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { changeableColumns } from '../../platform/database/changeable-columns.js';
import { statement } from '../../platform/database/statement.js';
import type { Queries } from '../../platform/database/statements.js';
import { violationOf } from '../../platform/database/violation-of.js';
import { ApiError, badUserInput, fieldFault } from '../../shared/api-error.js';
import type { Language } from '../../shared/messages/language.js';
import type { EditShopperInput } from './edit-shopper.input.js';
import { ManageShoppers, shopperNotFound } from './manage-shoppers.js';
import type { Shopper } from './shopper.model.js';

type Account = (typeof ACCOUNT)['types']['row'];
type Contacts = Pick<Account, 'phone' | 'email'>;

/**
 * Names and contacts of shoppers, changed by operators. A changed contact is unconfirmed until its owner signs in by it.
 * Sessions stay: a mistaken operator locks nobody out.
 */
@Injectable()
export class EditShopper {
  constructor(
    private readonly audit: Audit,
    private readonly people: ManageShoppers,
    private readonly budget: MessageBudget,
    private readonly write: WriteMessages,
    @Inject(MESSENGERS) private readonly messengers: Messengers,
    @Inject(CONFIG) private readonly config: IdentityConfig,
  ) {}

  /**
   * Changes an account, and tells the contact that was there and the one that is. Throws SHOPPER_NOT_FOUND, CONTACT_TAKEN,
   * BAD_USER_INPUT, and FORBIDDEN for an operator's account without the permission ROLES.
   */
  async edit(by: Caller, { userId, reason, name, surname, phone, email }: EditShopperInput): Promise<Shopper> {
    const wanted = {
      phone: phone && given(phoneRecipient(phone, this.config.PHONE_COUNTRIES), 'dto.phone').address,
      email: email && given(emailRecipient(email), 'dto.email').address,
    };
    const changed: { from: Account; to: Contacts }[] = [];
    await this.audit.change({ by, action: 'editShopper', entity: 'SHOPPER', id: userId, reason }, async (queries) => {
      const [from] = await queries.rows(ACCOUNT, { userId });
      if (!from) throw shopperNotFound();
      if (from.accessLevel !== 'USER') requirePermission('ROLES', by.permissions);
      const to = {
        phone: wanted.phone === undefined ? from.phone : wanted.phone || null,
        email: wanted.email === undefined ? from.email : wanted.email || null,
      };
      if (!to.phone && !to.email) throw badUserInput([fieldFault('dto', 'lastContact')]);
      await this.keep(queries, userId, { name, surname, ...unconfirmed(from, to) });
      changed.push({ from, to });
    });
    for (const { from, to } of changed) void this.tell(from, to);
    return this.people.byId(userId);
  }

  private async keep(queries: Queries, userId: string, values: Parameters<typeof EDITED.valuesOf>[0]): Promise<void> {
    try {
      await queries.rows(EDIT, { userId, values: EDITED.valuesOf(values) });
    } catch (error) {
      const violation = violationOf(error);
      if (violation?.kind !== 'UNIQUE') throw error;
      throw new ApiError(/phone/.test(violation.constraint) ? 'CONTACT_TAKEN.PHONE' : 'CONTACT_TAKEN');
    }
  }

  /** The former owner must hear of it, and the new one how to confirm it. The caller does not wait for the delivery. */
  private async tell(from: Account, to: Contacts): Promise<void> {
    const language = languageOf(from.locale);
    const isNew = (contact: Recipient, among: Contacts) =>
      !contactsOf(among).some(({ address }) => address === contact.address);
    const former = contactsOf(from).filter((contact) => isNew(contact, to));
    const added = contactsOf(to).filter((contact) => isNew(contact, from));
    await Promise.all([
      ...former.map((contact) => this.send(contact, 'CONTACT_REPLACED', language)),
      ...added.map((contact) => this.send(contact, 'CONTACT_GIVEN', language)),
    ]);
  }

  private async send(
    contact: Recipient,
    what: 'CONTACT_REPLACED' | 'CONTACT_GIVEN',
    language: Language,
  ): Promise<boolean> {
    const id = randomUUID();
    const usedUp =
      what === 'CONTACT_REPLACED'
        ? this.budget.spendOnOwner(contact)
        : this.budget.spendOnAnswer(contact, false, { id, heldBy: null });
    // If counting fails, the message is sent anyway.
    if (await usedUp.catch(() => null)) return false;
    const to = contact.address;
    return contact.channel === 'EMAIL'
      ? this.messengers.mail.deliver({ id, to, ...(await this.write.letter(`${what}_LETTER`, language, {})) })
      : this.messengers.sms.deliver({ id, to, ...(await this.write.sms(`${what}_SMS`, language, {})) });
  }
}

/** Returns the contacts that become others, each unconfirmed from now on. */
function unconfirmed(from: Contacts, to: Contacts) {
  const now = new Date();
  return {
    ...(from.phone !== to.phone && { phone: to.phone, phoneUnconfirmedSince: to.phone ? now : null }),
    ...(from.email !== to.email && { email: to.email, emailUnconfirmedSince: to.email ? now : null }),
  };
}

const EDITED = changeableColumns<UserRow>()(
  ...(['name', 'surname', 'phone', 'email', 'phoneUnconfirmedSince', 'emailUnconfirmedSince'] as const),
);

const ACCOUNT = statement('edited-shopper')`
SELECT "phone", "email", "locale", "accessLevel" FROM "user_account" WHERE "id" = :userId AND "deletedAt" IS NULL`;

const EDIT = statement('edit-shopper')`
UPDATE "user_account" changed SET ${EDITED.set}, "updatedAt" = now() WHERE "id" = :userId`;

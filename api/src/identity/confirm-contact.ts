import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { MessageBudget, MESSENGERS, WriteMessages, type Messengers } from '../messaging/index.js';
import type { Client } from '../platform/auth/client.js';
import { Statements } from '../platform/database/statements.js';
import { ApiError } from '../shared/api-error.js';
import { currentLanguage } from '../shared/request-scope.js';
import { CheckCode } from './check-code.js';
import { ClaimByContact } from './claim-by-contact.js';
import { EraseAccount } from './erase-account.js';
import { KnownDevices } from './known-devices.js';
import { refuseLastAdmin } from './last-admin.js';
import { contactsOf, type Recipient } from './recipient.js';
import { Sessions } from './sessions.js';
import type { User } from './user.model.js';
import { Users } from './users.js';

/** Names of the added contact in the notification to the account's owner. */
const ADDED = {
  ru: { PHONE: 'новый номер телефона', EMAIL: 'новый адрес почты' },
  en: { PHONE: 'a new phone number', EMAIL: 'a new e-mail address' },
};

/**
 * Adds a contact to a signed-in shopper's account, or deletes the account. Both must be confirmed with a one-time code.
 */
@Injectable()
export class ConfirmContact {
  constructor(
    private readonly statements: Statements,
    private readonly checkCode: CheckCode,
    private readonly devices: KnownDevices,
    private readonly users: Users,
    private readonly claims: ClaimByContact,
    private readonly sessions: Sessions,
    private readonly erasure: EraseAccount,
    private readonly budget: MessageBudget,
    @Inject(MESSENGERS) private readonly messengers: Messengers,
    private readonly write: WriteMessages,
  ) {}

  /**
   * Adds the contact. Throws CODE_INVALID, TOO_MANY_REQUESTS or CONTACT_TAKEN; after CONTACT_TAKEN the code can still
   * be used.
   */
  async add(userId: string, recipient: Recipient, code: string, client: Client): Promise<User> {
    const matched = await this.checkCode.match(recipient, { confirmationBy: userId }, code, client);
    const former = await this.users.byId(userId);
    const user = await this.statements.transaction(async (queries) => {
      await this.checkCode.consume(queries, matched);
      await this.devices.extend(queries, recipient, client);
      const claim = await this.claims.lock(queries, recipient);
      const changed = await this.users.setContact(queries, userId, recipient);
      await claim(userId);
      return changed;
    });
    void this.tell(former, recipient);
    return user;
  }

  /**
   * Erases the account's personal data and ends its sessions. Throws CODE_INVALID, TOO_MANY_REQUESTS, and FORBIDDEN if
   * the contact belongs to another account, LAST_ADMIN.
   */
  async deleteAccount(userId: string, recipient: Recipient, code: string, client: Client): Promise<void> {
    const { phone, email } = await this.users.byId(userId);
    if (recipient.address !== phone && recipient.address !== email) throw new ApiError('FORBIDDEN.CODE_OF_ANOTHER');
    const matched = await this.checkCode.match(recipient, { confirmationBy: userId }, code, client);
    await this.statements.transaction(async (queries) => {
      await this.checkCode.consume(queries, matched);
      await refuseLastAdmin(queries, userId);
      await this.sessions.endAll(userId, 'ACCOUNT_DELETED', queries);
      await this.devices.forgetAll(queries, contactsOf({ phone, email }));
      await this.erasure.of(queries, userId);
    });
  }

  /**
   * Sends a warning about the new contact to the contact that the account already had. The caller does not wait for the
   * delivery.
   */
  private async tell({ phone, email }: User, added: Recipient): Promise<void> {
    const [mine, other] = added.channel === 'PHONE' ? [phone, email] : [email, phone];
    const to = mine ?? other;
    if (!to || to === added.address) return;
    const channel = to.includes('@') ? 'EMAIL' : 'PHONE';
    // If checking the message limit fails with an error, the warning is sent anyway.
    if (await this.budget.spendOnOwner({ channel, address: to }).catch(() => null)) return;
    const id = randomUUID();
    const language = currentLanguage();
    const values = { contact: ADDED[language][added.channel] };
    await (channel === 'EMAIL'
      ? this.messengers.mail.deliver({ id, to, ...(await this.write.letter('CONTACT_ADDED_LETTER', language, values)) })
      : this.messengers.sms.deliver({ id, to, ...(await this.write.sms('CONTACT_ADDED_SMS', language, values)) }));
  }
}

import { Inject, Injectable } from '@nestjs/common';
import { MessageBudget, MESSENGERS, type Messengers } from '../messaging/index.js';
import type { Client } from '../platform/auth/client.js';
import { Statements } from '../platform/database/statements.js';
import { ApiError } from '../shared/api-error.js';
import { contactAddedMessage } from './contact-added-message.js';
import { CheckCode } from './check-code.js';
import { KnownDevices } from './known-devices.js';
import { contactsOf, type Recipient } from './recipient.js';
import { Sessions } from './sessions.js';
import type { User } from './user.model.js';
import { Users } from './users.js';

/** What a signed-in shopper does with a code sent to an address: make it theirs, or take leave. */
@Injectable()
export class ConfirmContact {
  constructor(
    private readonly statements: Statements,
    private readonly checkCode: CheckCode,
    private readonly devices: KnownDevices,
    private readonly users: Users,
    private readonly sessions: Sessions,
    private readonly budget: MessageBudget,
    @Inject(MESSENGERS) private readonly messengers: Messengers,
  ) {}

  /** Throws CODE_INVALID, TOO_MANY_REQUESTS or CONTACT_TAKEN; in the last case the code stays good. */
  async add(userId: string, recipient: Recipient, code: string, client: Client): Promise<User> {
    const matched = await this.checkCode.match(recipient, { confirmationBy: userId }, code, client);
    const former = await this.users.byId(userId);
    const user = await this.statements.transaction(async (queries) => {
      await this.checkCode.consume(queries, matched);
      await this.devices.extend(queries, recipient, client);
      return this.users.setContact(queries, userId, recipient);
    });
    void this.tell(former, recipient);
    return user;
  }

  /** Erases the account; every session ends. Throws like {@link add}, and FORBIDDEN for an address not of the account. */
  async deleteAccount(userId: string, recipient: Recipient, code: string, client: Client): Promise<void> {
    const { phone, email } = await this.users.byId(userId);
    if (recipient.address !== phone && recipient.address !== email)
      throw new ApiError('FORBIDDEN', 'Код нужен с номера или адреса этого аккаунта');
    const matched = await this.checkCode.match(recipient, { confirmationBy: userId }, code, client);
    await this.statements.transaction(async (queries) => {
      await this.checkCode.consume(queries, matched);
      await this.sessions.endAll(userId, 'ACCOUNT_DELETED', queries);
      await this.devices.forgetAll(queries, contactsOf({ phone, email }));
      await this.users.erase(queries, userId);
    });
  }

  /** Says to the address the account had so far that another one signs in now. Nobody waits for it to arrive. */
  private async tell({ phone, email }: User, added: Recipient): Promise<void> {
    const [mine, other] = added.channel === 'PHONE' ? [phone, email] : [email, phone];
    const to = mine ?? other;
    if (!to || to === added.address) return;
    const channel = to.includes('@') ? 'EMAIL' : 'PHONE';
    // A warning goes out even where nothing can be counted.
    if (await this.budget.spendOnOwner({ channel, address: to }).catch(() => null)) return;
    const messenger = channel === 'EMAIL' ? this.messengers.mail : this.messengers.sms;
    await messenger.deliver(contactAddedMessage(to, added.channel));
  }
}

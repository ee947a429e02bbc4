import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { MessageBudget, MESSENGERS, WriteMessages, type Messengers, type UsedUp } from '../messaging/index.js';
import type { Client } from '../platform/auth/client.js';
import { ApiError, tooManyRequests } from '../shared/api-error.js';
import { currentLanguage } from '../shared/request-scope.js';
import { CODE_SECONDS, looksLikeMachine, type FormSigns } from './code-policy.js';
import { KnownDevices } from './known-devices.js';
import { OneTimeCodes, type CodePurpose } from './one-time-codes.js';
import type { Recipient } from './recipient.js';

export interface CodeRequest extends FormSigns {
  recipient: Recipient;
  purpose: CodePurpose;
  /** Hash of the browser's fingerprint. */
  clientFp?: string | null;
}

/** Sends a one-time code. The response does not reveal whether an account with that contact exists. */
@Injectable()
export class SendCode {
  constructor(
    private readonly codes: OneTimeCodes,
    private readonly devices: KnownDevices,
    private readonly budget: MessageBudget,
    @Inject(MESSENGERS) private readonly messengers: Messengers,
    private readonly write: WriteMessages,
  ) {}

  /**
   * Returns the time at which the next code may be requested. Throws CODE_NOT_SENT for a likely bot or if no provider
   * works, TOO_MANY_REQUESTS at a limit or during the cooldown.
   */
  async to(request: CodeRequest, client: Client): Promise<{ cooldownUntil: Date }> {
    const { recipient, purpose } = request;
    if (looksLikeMachine(request, Date.now())) throw notSent();
    const device = await this.devices.find(recipient, client);
    if (!device) refuse(await this.budget.ask(client, request.clientFp));
    const { code, cooldownUntil } = await this.codes.issue(recipient, purpose, device);
    try {
      // The recipient's message limit is counted last, so that requests refused for other reasons do not use it up.
      refuse(
        device ? await this.budget.spendOnKnownDevice(recipient, device.id) : await this.budget.spendOnCode(recipient),
      );
      if (!(await this.send(recipient, code))) throw notSent();
    } catch (error) {
      await this.codes.withdraw(recipient, purpose, code, device);
      throw error;
    }
    return { cooldownUntil };
  }

  /** The code comes first in the message, so that it is visible on a locked screen. */
  private async send({ channel, address: to }: Recipient, code: string): Promise<boolean> {
    const id = randomUUID();
    const values = { code, minutes: String(CODE_SECONDS / 60) };
    const language = currentLanguage();
    return channel === 'PHONE'
      ? this.messengers.sms.deliver({ id, to, ...(await this.write.sms('CODE_SMS', language, values)) })
      : this.messengers.mail.deliver({ id, to, ...(await this.write.letter('CODE_LETTER', language, values)) });
  }
}

function refuse(usedUp: UsedUp | null): void {
  if (usedUp) throw usedUp.of === 'HOUR' ? notSent() : tooManyRequests(usedUp.retryAt);
}

function notSent(): ApiError {
  return new ApiError('CODE_NOT_SENT');
}

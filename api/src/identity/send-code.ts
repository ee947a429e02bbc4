import { Inject, Injectable } from '@nestjs/common';
import { MessageBudget, MESSENGERS, type Messengers, type UsedUp } from '../messaging/index.js';
import type { Client } from '../platform/auth/client.js';
import { ApiError, tooManyRequests } from '../shared/api-error.js';
import { codeMessage } from './code-message.js';
import { looksLikeMachine, type FormSigns } from './code-policy.js';
import { KnownDevices } from './known-devices.js';
import { OneTimeCodes, type CodePurpose } from './one-time-codes.js';
import type { Recipient } from './recipient.js';

export interface CodeRequest extends FormSigns {
  recipient: Recipient;
  purpose: CodePurpose;
  /** Hash of what the browser tells of itself. */
  clientFp?: string | null;
}

/** Sends a code, or says why not; the answer is the same whether anybody has an account under that address. */
@Injectable()
export class SendCode {
  constructor(
    private readonly codes: OneTimeCodes,
    private readonly devices: KnownDevices,
    private readonly budget: MessageBudget,
    @Inject(MESSENGERS) private readonly messengers: Messengers,
  ) {}

  /**
   * Answers when the next code may be asked for. Throws CODE_NOT_SENT for what looks like a machine or when no provider
   * works, TOO_MANY_REQUESTS at a limit or while the cooldown runs.
   */
  async to(request: CodeRequest, client: Client): Promise<{ cooldownUntil: Date }> {
    const { recipient, purpose } = request;
    if (looksLikeMachine(request, Date.now())) throw notSent();
    const device = await this.devices.find(recipient, client);
    if (!device) refuse(await this.budget.ask(client, request.clientFp));
    const { code, cooldownUntil } = await this.codes.issue(recipient, purpose, device);
    try {
      // Only now: a request that was refused is nothing to the one it asks about.
      refuse(
        device ? await this.budget.spendOnKnownDevice(recipient, device.id) : await this.budget.spendOnCode(recipient),
      );
      if (!(await this.messengerOf(recipient).deliver(codeMessage(recipient, code)))) throw notSent();
    } catch (error) {
      await this.codes.withdraw(recipient, purpose, code, device);
      throw error;
    }
    return { cooldownUntil };
  }

  private messengerOf({ channel }: Recipient) {
    return channel === 'PHONE' ? this.messengers.sms : this.messengers.mail;
  }
}

function refuse(usedUp: UsedUp | null): void {
  if (usedUp) throw usedUp.of === 'HOUR' ? notSent() : tooManyRequests(usedUp.retryAt);
}

function notSent(): ApiError {
  return new ApiError('CODE_NOT_SENT', 'Ошибка отправки кода');
}

import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { MESSENGERS, type Messengers } from '../messaging/index.js';
import type { Client } from '../platform/auth/client.js';
import { CONFIG, type Config } from '../platform/config/config.module.js';
import { LOGGER } from '../platform/observability/logger.js';
import { Limits, type Limit } from '../platform/throttling/limits.js';
import { ApiError } from '../shared/api-error.js';
import { codeMessage } from './code-message.js';
import { looksLikeMachine, type FormSigns } from './code-policy.js';
import { KeyedHash } from './keyed-hash.js';
import { OneTimeCodes, type CodePurpose } from './one-time-codes.js';
import type { Recipient } from './recipient.js';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Share of the hour's budget at which operators are told. */
const ALARM_AT = 0.8;

export interface CodeRequest extends FormSigns {
  recipient: Recipient;
  purpose: CodePurpose;
  /** Hash of what the browser tells of itself. */
  clientFp?: string | null;
}

/** Sends a code, or says why not; the answer is the same whether anybody has an account under that address. */
@Injectable()
export class SendCode {
  private readonly recipients: KeyedHash;

  constructor(
    private readonly codes: OneTimeCodes,
    private readonly limits: Limits,
    @Inject(MESSENGERS) private readonly messengers: Messengers,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly log: Logger,
  ) {
    this.recipients = new KeyedHash(config.SECRET_KEY, 'recipient');
  }

  /**
   * Answers when the next code may be asked for. Throws CODE_NOT_SENT for what looks like a machine or when no provider
   * works, TOO_MANY_REQUESTS at a limit or while the cooldown runs.
   */
  async to(request: CodeRequest, client: Client): Promise<{ cooldownUntil: Date }> {
    const { recipient, purpose } = request;
    if (looksLikeMachine(request, Date.now())) throw notSent();
    await this.limits.hit(this.limitsOf(request, client));
    const { code, cooldownUntil } = await this.codes.issue(recipient, purpose);
    try {
      await this.spendBudget(recipient.channel);
      if (!(await this.messengerOf(recipient).deliver(codeMessage(recipient, code)))) throw notSent();
    } catch (error) {
      await this.codes.withdraw(recipient, purpose, code);
      throw error;
    }
    return { cooldownUntil };
  }

  private messengerOf({ channel }: Recipient) {
    return channel === 'PHONE' ? this.messengers.sms : this.messengers.mail;
  }

  /** The narrow ones first: what one sender is refused does not use up what its neighbours may. */
  private limitsOf({ recipient, clientFp }: CodeRequest, { address, network }: Client): Limit[] {
    const { channel } = recipient;
    const who = this.recipients.of(channel, recipient.address).toString('base64url');
    return [
      { key: `code:address:${address}`, most: 10, windowSeconds: 10 * MINUTE },
      { key: `code:address-day:${address}`, most: 50, windowSeconds: DAY },
      ...(clientFp ? [{ key: `code:fingerprint:${clientFp}`, most: 10, windowSeconds: HOUR }] : []),
      { key: `code:recipient-day:${who}`, most: 10, windowSeconds: DAY },
      { key: `code:network:${network}`, most: 30, windowSeconds: 10 * MINUTE },
      { key: `code:network-day:${network}`, most: 200, windowSeconds: DAY },
      // Ten thousand neighbouring numbers: paid routes are pumped number after number.
      ...(channel === 'PHONE'
        ? [{ key: `code:prefix:${recipient.address.slice(0, -4)}`, most: 20, windowSeconds: HOUR }]
        : []),
    ];
  }

  private async spendBudget(channel: Recipient['channel']): Promise<void> {
    const most = channel === 'PHONE' ? this.config.SMS_PER_HOUR : this.config.EMAILS_PER_HOUR;
    const budget = { key: `code:all:${channel}`, most, windowSeconds: HOUR };
    const { totalHits, isBlocked } = await this.limits.count(budget);
    if (totalHits === Math.ceil(most * ALARM_AT))
      this.log.error({ alarm: 'code-budget', channel, sent: totalHits, most }, 'the hour’s codes are nearly used up');
    if (!isBlocked) return;
    this.log.error({ alarm: 'code-budget', channel, most }, 'the hour’s codes are used up, none is sent');
    throw notSent();
  }
}

function notSent(): ApiError {
  return new ApiError('CODE_NOT_SENT', 'Ошибка отправки кода');
}

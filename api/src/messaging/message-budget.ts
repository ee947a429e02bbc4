import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Client } from '../platform/auth/client.js';
import { CONFIG } from '../platform/config/config.module.js';
import { LOGGER } from '../platform/observability/logger.js';
import { Limits, type Limit } from '../platform/throttling/limits.js';
import type { Addressee } from './addressee.js';
import type { MessagingConfig } from './messaging.config.js';
import { RecipientHash } from './recipient-hash.js';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Share of the hour's budget at which operators are told. */
const ALARM_AT = 0.8;
/** Share of the hour's budget that news to strangers may use up, so that codes still go. */
const NEWS_SHARE = 0.5;

/** Whoever causes a message. */
export type Asker = Pick<Client, 'address' | 'network'>;

/** Which budget is used up, and until when. */
export interface UsedUp {
  of: 'ASKER' | 'RECIPIENT' | 'NEIGHBOURS' | 'HOUR';
  retryAt: Date;
}

type Counted = Limit & { of: UsedUp['of'] };

/**
 * What messages may cost: codes, and news to people who have not said that they want them, share it. Whoever asks is
 * counted first, so that what is refused counts against them and not against whom they ask about.
 */
@Injectable()
export class MessageBudget {
  private readonly recipients: RecipientHash;

  constructor(
    private readonly limits: Limits,
    @Inject(CONFIG) private readonly config: MessagingConfig,
    @Inject(LOGGER) private readonly log: Logger,
  ) {
    this.recipients = new RecipientHash(config.SECRET_KEY);
  }

  /** Counts a request for a message, sent or not, against who asks. The narrow limits first: one sender's do not use up its neighbours'. */
  async ask({ address, network }: Asker, fingerprint?: string | null): Promise<UsedUp | null> {
    const of = 'ASKER';
    return this.count([
      { of, key: `code:address:${address}`, most: 10, windowSeconds: 10 * MINUTE },
      { of, key: `code:address-day:${address}`, most: 50, windowSeconds: DAY },
      ...(fingerprint ? [{ of, key: `code:fingerprint:${fingerprint}`, most: 10, windowSeconds: HOUR } as const] : []),
      { of, key: `code:network:${network}`, most: 30, windowSeconds: 10 * MINUTE },
      { of, key: `code:network-day:${network}`, most: 200, windowSeconds: DAY },
    ]);
  }

  /** Counts a code that is about to be sent to anybody. */
  async spendOnCode(to: Addressee): Promise<UsedUp | null> {
    return (
      (await this.count([
        { of: 'RECIPIENT', key: `code:recipient-day:${this.who(to)}`, most: 10, windowSeconds: DAY },
        ...neighbours(to),
      ])) ?? this.spendHour(to)
    );
  }

  /** Counts a code that is about to be sent to a device that has signed in before: it waits an hour at most. */
  async spendOnKnownDevice(to: Addressee, deviceId: string): Promise<UsedUp | null> {
    return (
      (await this.count([{ of: 'ASKER', key: `code:device:${deviceId}`, most: 6, windowSeconds: HOUR }])) ??
      this.spendHour(to)
    );
  }

  /**
   * Counts news to a contact whose owner has not confirmed it. Its day is beside that of codes: news
   * that strangers cause take nobody's codes away.
   */
  async spendOnStranger(to: Addressee, asker: Asker | null): Promise<UsedUp | null> {
    const share = Math.max(1, Math.floor(this.perHour(to) * NEWS_SHARE));
    return (
      (asker && (await this.ask(asker))) ??
      (await this.count([
        { of: 'RECIPIENT', key: `news:stranger-day:${this.who(to)}`, most: 10, windowSeconds: DAY },
        ...neighbours(to),
        { of: 'HOUR', key: `news:all:${to.channel}`, most: share, windowSeconds: HOUR },
      ])) ??
      (await this.spendHour(to))
    );
  }

  /** Counts news to a contact that is confirmed: so many that only orders placed and cancelled in turn get there. */
  spendOnOwner(to: Addressee): Promise<UsedUp | null> {
    return this.count([{ of: 'RECIPIENT', key: `news:owner-day:${this.who(to)}`, most: 40, windowSeconds: DAY }]);
  }

  private async count(limits: Counted[]): Promise<UsedUp | null> {
    for (const { of, ...limit } of limits) {
      const { isBlocked, timeToBlockExpire } = await this.limits.count(limit);
      if (isBlocked) return { of, retryAt: new Date(Date.now() + timeToBlockExpire * 1000) };
    }
    return null;
  }

  private async spendHour({ channel }: Addressee): Promise<UsedUp | null> {
    const most = this.perHour({ channel });
    const budget = { key: `code:all:${channel}`, most, windowSeconds: HOUR };
    const { totalHits, isBlocked, timeToBlockExpire } = await this.limits.count(budget);
    if (totalHits === Math.ceil(most * ALARM_AT))
      this.log.error(
        { alarm: 'code-budget', channel, sent: totalHits, most },
        'the hour’s messages are nearly used up',
      );
    if (!isBlocked) return null;
    this.log.error({ alarm: 'code-budget', channel, most }, 'the hour’s messages are used up, none is sent');
    return { of: 'HOUR', retryAt: new Date(Date.now() + timeToBlockExpire * 1000) };
  }

  private perHour({ channel }: Pick<Addressee, 'channel'>): number {
    return channel === 'PHONE' ? this.config.SMS_PER_HOUR : this.config.EMAILS_PER_HOUR;
  }

  /** Counters are kept in clear, recipients are not. */
  private who(to: Addressee): string {
    return this.recipients.of(to).toString('base64url');
  }
}

/** Ten thousand neighbouring numbers: paid routes are pumped number after number. */
function neighbours({ channel, address }: Addressee): Counted[] {
  if (channel !== 'PHONE') return [];
  return [{ of: 'NEIGHBOURS', key: `code:prefix:${address.slice(0, -4)}`, most: 20, windowSeconds: HOUR }];
}

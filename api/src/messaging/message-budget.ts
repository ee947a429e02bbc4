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
/** Fraction of the hourly message limit at which an alarm is logged. */
const ALARM_AT = 0.8;
/**
 * Fraction of the hourly limit that order notifications to unconfirmed contacts may use. The rest is reserved for
 * one-time codes.
 */
const NEWS_SHARE = 0.5;
/**
 * Fraction of the notifications' hourly limit that orders placed from one network may cause, so that one network does
 * not silence the others.
 */
const NETWORK_SHARE = 0.5;
/** Fraction of the hourly limit that notices and invitations may use, however many goods are back at once. */
const NOTICE_SHARE = 0.25;
const NOTICES_PER_DAY = 5;

/** The client whose request causes a message. */
export type Asker = Pick<Client, 'address' | 'network'>;

/** The limit that is used up, its counter, and the time at which it is available again. */
export interface UsedUp {
  key: string;
  of: 'ASKER' | 'RECIPIENT' | 'NEIGHBOURS' | 'HOUR';
  retryAt: Date;
}

/** `channel` is the channel of the hour's limit, which is monitored. */
type Counted = Limit & { of: UsedUp['of']; channel?: Addressee['channel'] };
type Hits = Awaited<ReturnType<Limits['countEach']>>[number];

/**
 * Identifies a message: it is counted once, even if sending it is tried again. `heldBy` is the counter that delayed the
 * message before: the counters before that one have counted it already.
 */
export interface CountedMessage {
  id: string;
  heldBy: string | null;
}

const NEVER_FULL = 1_000_000_000;

/**
 * Limits the cost of messages. One-time codes share a limit with order notifications to unconfirmed contacts. The
 * client's limit is checked first, so a refused request does not use up the recipient's.
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

  /**
   * Counts a request for a message against the client, whether or not the message is sent. The limit of a single
   * address is checked before that of its network, so one client cannot use up the limits of its neighbours.
   */
  async ask(asker: Asker, fingerprint?: string | null): Promise<UsedUp | null> {
    return this.count(ofAsker('code', asker, fingerprint));
  }

  /** Counts a code that is about to be sent to an unknown device. */
  async spendOnCode(to: Addressee): Promise<UsedUp | null> {
    return this.count([
      { of: 'RECIPIENT', key: `code:recipient-day:${this.who(to)}`, most: 10, windowSeconds: DAY },
      ...neighbours('code', to),
      this.hour(to),
    ]);
  }

  /**
   * Counts a code that is about to be sent to a known device. When its limit is reached, the device is refused for an
   * hour at most.
   */
  async spendOnKnownDevice(to: Addressee, deviceId: string): Promise<UsedUp | null> {
    return this.count([{ of: 'ASKER', key: `code:device:${deviceId}`, most: 6, windowSeconds: HOUR }, this.hour(to)]);
  }

  /**
   * Counts an order notification to a contact that its owner has not confirmed. Notifications have counters of their
   * own, so waiting ones do not block the codes of the recipient, its neighbours or the asker. The asker's counters
   * count the notifications that the asker causes once, when they are first tried.
   */
  async spendOnStranger(to: Addressee, asker: Asker | null, message: CountedMessage): Promise<UsedUp | null> {
    const share = part(this.perHour(to), NEWS_SHARE);
    const limits: Counted[] = [
      ...(asker ? [...ofAsker('news', asker), ofNetwork(asker, to, part(share, NETWORK_SHARE))] : []),
      { of: 'RECIPIENT', key: `news:stranger-day:${this.who(to)}`, most: 10, windowSeconds: DAY },
      ...neighbours('news', to),
      { of: 'HOUR', key: `news:all:${to.channel}`, most: share, windowSeconds: HOUR },
      this.hour(to),
    ];
    const asked =
      asker && !message.heldBy && this.count(ofAsker('code', asker), { id: `${message.id}:asker`, heldBy: null });
    const [usedUp] = await Promise.all([this.count(limits, message), asked]);
    return usedUp;
  }

  /**
   * Counts an order notification to a confirmed contact. Only repeated placing and cancelling of orders reaches this
   * limit.
   */
  spendOnOwner(to: Addressee, message?: CountedMessage): Promise<UsedUp | null> {
    return this.count(
      [{ of: 'RECIPIENT', key: `news:owner-day:${this.who(to)}`, most: 40, windowSeconds: DAY }],
      message,
    );
  }

  /**
   * Counts an answer to a request, such as a partner's, that is about to be sent. `isOwner` means that the contact's
   * owner has confirmed it.
   */
  spendOnAnswer(to: Addressee, isOwner: boolean, { id, heldBy }: CountedMessage): Promise<UsedUp | null> {
    const answer = { id: `answer:event:${id}`, heldBy };
    return isOwner ? this.spendOnOwner(to, answer) : this.spendOnStranger(to, null, answer);
  }

  /**
   * Counts a message that nobody waits for, such as a notice or an invitation, to a confirmed contact.
   */
  spendOnNotice(to: Addressee, { id, heldBy }: CountedMessage): Promise<UsedUp | null> {
    const share = part(this.perHour(to), NOTICE_SHARE);
    const limits: Counted[] = [
      { of: 'RECIPIENT', key: `notice:recipient-day:${this.who(to)}`, most: NOTICES_PER_DAY, windowSeconds: DAY },
      { of: 'HOUR', key: `notice:all:${to.channel}`, most: share, windowSeconds: HOUR },
      this.hour(to),
    ];
    return this.count(limits, { id: `notice:event:${id}`, heldBy });
  }

  /** Counts a test message that an operator sends to their own address. */
  spendOnTest(to: Addressee): Promise<UsedUp | null> {
    const own = { of: 'RECIPIENT', key: `test:recipient-hour:${this.who(to)}`, most: 10, windowSeconds: HOUR } as const;
    return this.count([own, this.hour(to)]);
  }

  /**
   * Counts on each limit until one is used up; the hour's limit, which all messages share, comes last. A message that
   * was let through before is not counted again: its own counter comes first and stops the count. That counter outlives
   * the retries of the outbox.
   */
  private async count(all: Counted[], message?: CountedMessage): Promise<UsedUp | null> {
    const limits = all.slice(
      Math.max(
        0,
        all.findIndex(({ key }) => key === message?.heldBy),
      ),
    );
    const own = message ? [{ key: message.id, most: NEVER_FULL, windowSeconds: DAY }] : [];
    // A limit of 0 blocks the message's own counter when all others have let it through.
    const counted = await this.limits.countEach([...own, ...limits, ...own.map((limit) => ({ ...limit, most: 0 }))]);
    if (own.length && counted.length === 1) return null;
    const hits = counted.slice(own.length, own.length + limits.length);
    const [{ of, key, channel, most }, last] = [limits[hits.length - 1]!, hits.at(-1)!];
    if (channel) this.watchHour({ channel, most }, last);
    return last.isBlocked ? { of, key, retryAt: new Date(Date.now() + last.timeToBlockExpire * 1000) } : null;
  }

  private hour({ channel }: Addressee): Counted {
    return { of: 'HOUR', channel, key: `code:all:${channel}`, most: this.perHour({ channel }), windowSeconds: HOUR };
  }

  private watchHour(hour: { channel: Addressee['channel']; most: number }, { totalHits, isBlocked }: Hits): void {
    const line = { alarm: 'code-budget', ...hour };
    if (totalHits === Math.ceil(hour.most * ALARM_AT))
      this.log.error({ ...line, sent: totalHits }, 'the hour’s messages are nearly used up');
    if (isBlocked) this.log.error(line, 'the hour’s messages are used up, none is sent');
  }

  private perHour({ channel }: Pick<Addressee, 'channel'>): number {
    return channel === 'PHONE' ? this.config.SMS_PER_HOUR : this.config.EMAILS_PER_HOUR;
  }

  /**
   * Returns a keyed hash of the recipient. Keys of counters are stored as plain text and must not reveal recipients.
   */
  private who(to: Addressee): string {
    return this.recipients.of(to).toString('base64url');
  }
}

const part = (most: number, share: number): number => Math.max(1, Math.floor(most * share));

/** Kinds of messages that are counted separately. */
type Kind = 'code' | 'news';

function ofAsker(kind: Kind, { address, network }: Asker, fingerprint?: string | null): Counted[] {
  const of = 'ASKER';
  return [
    { of, key: `${kind}:address:${address}`, most: 10, windowSeconds: 10 * MINUTE },
    { of, key: `${kind}:address-day:${address}`, most: 50, windowSeconds: DAY },
    ...(fingerprint ? [{ of, key: `${kind}:fingerprint:${fingerprint}`, most: 10, windowSeconds: HOUR } as const] : []),
    { of, key: `${kind}:network:${network}`, most: 30, windowSeconds: 10 * MINUTE },
    { of, key: `${kind}:network-day:${network}`, most: 200, windowSeconds: DAY },
  ];
}

/** Returns the limit of the notifications that one network causes in an hour. */
function ofNetwork({ network }: Asker, { channel }: Addressee, most: number): Counted {
  return { of: 'ASKER', key: `news:network-hour:${channel}:${network}`, most, windowSeconds: HOUR };
}

/**
 * Returns the limit for a block of ten thousand neighbouring numbers. In SMS fraud, messages are sent to many numbers
 * of a premium-rate block, one after another.
 */
function neighbours(kind: Kind, { channel, address }: Addressee): Counted[] {
  if (channel !== 'PHONE') return [];
  return [{ of: 'NEIGHBOURS', key: `${kind}:prefix:${address.slice(0, -4)}`, most: 20, windowSeconds: HOUR }];
}

import { timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { RecipientHash } from '../messaging/index.js';
import { CONFIG } from '../platform/config/config.module.js';
import { statement } from '../platform/database/statement.js';
import { Statements, type Queries } from '../platform/database/statements.js';
import { ApiError, tooManyRequests } from '../shared/api-error.js';
import {
  ATTEMPTS_PER_CODE,
  CODE_SECONDS,
  COOLDOWN_SECONDS,
  FAILURES_UNTIL_UNKNOWN,
  KNOWN_DEVICE,
  LONGEST_COOLDOWN_SECONDS,
  newCode,
  PAUSE_SECONDS,
  UNKNOWN_DEVICES,
} from './code-policy.js';
import { KeyedHash } from '../shared/keyed-hash.js';
import type { IdentityConfig } from './identity.config.js';
import { KnownDevices, type KnownDevice } from './known-devices.js';
import type { Recipient } from './recipient.js';

/** What a code may be used for: signing in, or confirming a change by the given shopper. */
export type CodePurpose = 'SIGN_IN' | { confirmationBy: string };

export interface IssuedCode {
  code: string;
  cooldownUntil: Date;
}

/** A code that was entered correctly. It has no effect until it is consumed. */
export type MatchedCode = { readonly recipientHash: Buffer; readonly codeHash: Buffer };

/** The known device that requests or enters a code; null stands for all unknown devices together. */
type Device = KnownDevice | null;

/**
 * Issues, checks and consumes one-time codes. A recipient has one row (a code and counters) for all unknown devices
 * together, and one for each known device. Every step is a single statement on one row, so parallel requests cannot
 * interfere. The database prevents negative counters (`api/prisma/sql/codes-and-sessions.sql`).
 */
@Injectable()
export class OneTimeCodes {
  private readonly recipients: RecipientHash;
  private readonly codes: KeyedHash;

  constructor(
    private readonly statements: Statements,
    private readonly devices: KnownDevices,
    @Inject(CONFIG) { SECRET_KEY }: IdentityConfig,
  ) {
    this.recipients = new RecipientHash(SECRET_KEY);
    this.codes = new KeyedHash(SECRET_KEY, 'code');
  }

  /**
   * Issues a code and returns it; any earlier code becomes invalid. Throws TOO_MANY_REQUESTS during the cooldown or
   * after too many wrong codes.
   */
  async issue(recipient: Recipient, purpose: CodePurpose, device: Device): Promise<IssuedCode> {
    const code = newCode();
    const recipientHash = this.rowOf(recipient, device);
    const { most, mostInMonth } = limitsOf(device);
    const codeHash = this.codeHash(recipient, purpose, code);
    const [issued] = await this.statements.rows(ISSUE, { recipientHash, codeHash, most, mostInMonth });
    if (issued) return { code, cooldownUntil: issued.cooldownUntil };
    throw await this.refusal(recipientHash, device);
  }

  /** Invalidates a code that could not be delivered, and ends the cooldown. */
  async withdraw(recipient: Recipient, purpose: CodePurpose, code: string, device: Device): Promise<void> {
    const codeHash = this.codeHash(recipient, purpose, code);
    await this.statements.rows(WITHDRAW, { recipientHash: this.rowOf(recipient, device), codeHash });
  }

  /**
   * Counts an attempt, and returns the code if it is correct. Throws CODE_INVALID in all other cases (wrong, expired,
   * used or void), TOO_MANY_REQUESTS after too many wrong codes.
   */
  async match(recipient: Recipient, purpose: CodePurpose, code: string, device: Device): Promise<MatchedCode> {
    const recipientHash = this.rowOf(recipient, device);
    const { most, mostInMonth, windowSeconds } = limitsOf(device);
    const limits = { most, mostInMonth, windowSeconds };
    const [attempt] = await this.statements.rows(ATTEMPT, { recipientHash, ...limits });
    const codeHash = this.codeHash(recipient, purpose, code);
    if (attempt && timingSafeEqual(attempt.codeHash, codeHash)) return { recipientHash, codeHash };
    if (!attempt) throw await this.refusal(recipientHash, device, invalidCode());
    // After too many wrong codes the device becomes unknown: a stolen device token must not allow more guesses than an
    // unknown device has.
    if (device && attempt.failuresMonth >= FAILURES_UNTIL_UNKNOWN) await this.devices.forget(device);
    throw invalidCode();
  }

  /** Invalidates a code in the caller's transaction. Throws CODE_INVALID if a parallel request has used it first. */
  async consume(queries: Queries, { recipientHash, codeHash }: MatchedCode): Promise<void> {
    const used = await queries.rows(CONSUME, { recipientHash, codeHash });
    if (!used.length) throw invalidCode();
  }

  /** Makes the recipient's codes and counters so many hours older, on all devices. */
  async moveBack(queries: Queries, recipient: Recipient, hours: number): Promise<void> {
    const devices = await this.devices.of(queries, recipient);
    const recipientHashes = [null, ...devices].map((device) => this.rowOf(recipient, device));
    await queries.rows(MOVE_BACK, { recipientHashes, hours });
  }

  /** Deletes rows whose code, cooldown and counters ended more than a day ago. */
  async forgetOld(): Promise<void> {
    await this.statements.rows(FORGET_OLD);
  }

  private async refusal(recipientHash: Buffer, device: Device, otherwise?: ApiError): Promise<ApiError> {
    const { most, mostInMonth } = limitsOf(device);
    const [row] = await this.statements.rows(STATE, { recipientHash, most, mostInMonth });
    if (row?.lockedUntil) return tooManyRequests(row.lockedUntil);
    if (otherwise || !row) return otherwise ?? invalidCode();
    return tooManyRequests(row.cooldownUntil, { cooldownUntil: row.cooldownUntil.toISOString() });
  }

  /**
   * Returns the key of the row. Different spellings of one mailbox share the row, but a code is valid for one spelling
   * only.
   */
  private rowOf(recipient: Recipient, device: Device): Buffer {
    return device ? this.recipients.of(recipient, device.id) : this.recipients.of(recipient);
  }

  private codeHash({ channel, address }: Recipient, purpose: CodePurpose, code: string): Buffer {
    const bound = purpose === 'SIGN_IN' ? [purpose] : ['CONFIRMATION', purpose.confirmationBy];
    return this.codes.of(channel, address, code, ...bound);
  }
}

function invalidCode(): ApiError {
  return new ApiError('CODE_INVALID');
}

const limitsOf = (device: Device) => (device ? KNOWN_DEVICE : UNKNOWN_DEVICES);

/** SQL expression: the time until which all codes are refused; null if they are not. */
const LOCKED_UNTIL = `CASE WHEN c."failuresMonth" >= :mostInMonth::int AND c."monthEndsAt" > now() THEN c."monthEndsAt"
  WHEN c."failuresToday" >= :most::int AND c."dayEndsAt" > now() THEN c."dayEndsAt" END`;

const STREAK = `CASE WHEN c."sentAt" < now() - interval '${PAUSE_SECONDS} seconds' THEN 1 ELSE least(c."streak" + 1, 30) END`;

const ISSUE = statement('code-issue')`
INSERT INTO "one_time_code" AS c
  ("recipientHash", "codeHash", "expiresAt", "attemptsLeft", "streak", "sentAt", "cooldownUntil")
VALUES (:recipientHash, :codeHash, now() + interval '${CODE_SECONDS} seconds', ${ATTEMPTS_PER_CODE}, 1, now(),
  now() + interval '${COOLDOWN_SECONDS} seconds')
ON CONFLICT ("recipientHash") DO UPDATE SET
  "codeHash" = excluded."codeHash", "expiresAt" = excluded."expiresAt", "attemptsLeft" = excluded."attemptsLeft",
  "sentAt" = excluded."sentAt", "streak" = ${STREAK},
  "cooldownUntil" = now() + make_interval(secs =>
    least(${COOLDOWN_SECONDS} * 2 ^ (${STREAK} - 1), ${LONGEST_COOLDOWN_SECONDS}))
WHERE c."cooldownUntil" <= now() AND (${LOCKED_UNTIL}) IS NULL
RETURNING "cooldownUntil"`;

const WITHDRAW = statement('code-withdraw')`
UPDATE "one_time_code" SET "codeHash" = NULL, "cooldownUntil" = now(), "streak" = greatest("streak" - 1, 0)
WHERE "recipientHash" = :recipientHash AND "codeHash" = :codeHash`;

/** Every attempt is counted as wrong before the code is compared, so parallel attempts cannot exceed the limit. */
const ATTEMPT = statement('code-attempt')`
UPDATE "one_time_code" AS c SET
  "attemptsLeft" = c."attemptsLeft" - 1,
  "failuresToday" = CASE WHEN c."dayEndsAt" > now() THEN c."failuresToday" + 1 ELSE 1 END,
  "dayEndsAt" = CASE WHEN c."dayEndsAt" > now() THEN c."dayEndsAt" ELSE now() + make_interval(secs => :windowSeconds) END,
  "failuresMonth" = CASE WHEN c."monthEndsAt" > now() THEN c."failuresMonth" + 1 ELSE 1 END,
  "monthEndsAt" = CASE WHEN c."monthEndsAt" > now() THEN c."monthEndsAt" ELSE now() + interval '30 days' END
WHERE c."recipientHash" = :recipientHash AND c."codeHash" IS NOT NULL AND c."attemptsLeft" > 0 AND c."expiresAt" > now()
  AND (${LOCKED_UNTIL}) IS NULL
RETURNING c."codeHash", c."failuresMonth"`;

const CONSUME = statement('code-consume')`
UPDATE "one_time_code" SET "codeHash" = NULL, "streak" = 0,
  "failuresToday" = greatest("failuresToday" - 1, 0), "failuresMonth" = greatest("failuresMonth" - 1, 0)
WHERE "recipientHash" = :recipientHash AND "codeHash" = :codeHash AND "expiresAt" > now()
RETURNING "recipientHash"`;

const STATE = statement('code-state')`
SELECT (${LOCKED_UNTIL}) AS "lockedUntil", c."cooldownUntil" FROM "one_time_code" c WHERE c."recipientHash" = :recipientHash`;

const MOVE_BACK = statement('code-move-back')`
UPDATE "one_time_code" SET ${['expiresAt', 'sentAt', 'cooldownUntil', 'dayEndsAt', 'monthEndsAt']
  .map((column) => `"${column}" = "${column}" - make_interval(hours => :hours)`)
  .join(', ')}
WHERE "recipientHash" = ANY(:recipientHashes::bytea[])`;

const FORGET_OLD = statement('code-forget')`
DELETE FROM "one_time_code" WHERE greatest("monthEndsAt", "cooldownUntil", "expiresAt") < now() - interval '1 day'`;

import { createHash, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { RecipientHash } from '../messaging/index.js';
import type { Client } from '../platform/auth/client.js';
import { CONFIG } from '../platform/config/config.module.js';
import { statement } from '../platform/database/statement.js';
import { Statements, type Queries } from '../platform/database/statements.js';
import type { IdentityConfig } from './identity.config.js';
import type { Recipient } from './recipient.js';

const KNOWN_DAYS = 180;

/** A device that has signed in before with the telephone or e-mail address to which a code is now sent. */
export interface KnownDevice {
  id: string;
}

/**
 * Devices that have signed in keep a device token even after their session ends. A device that sends this token has its
 * own counters for requesting and entering codes. So strangers who use up a recipient's counters cannot lock the owner
 * out. The token does not sign anyone in.
 */
@Injectable()
export class KnownDevices {
  private readonly recipients: RecipientHash;

  constructor(
    private readonly statements: Statements,
    @Inject(CONFIG) { SECRET_KEY }: IdentityConfig,
  ) {
    this.recipients = new RecipientHash(SECRET_KEY);
  }

  async find(recipient: Recipient, { device }: Client): Promise<KnownDevice | null> {
    if (!device) return null;
    const where = { recipientHash: this.recipients.of(recipient), deviceHash: hashOf(device) };
    return this.statements.prisma.knownDevice.findFirst({
      where: { ...where, lastSeenAt: { gt: longAgo() } },
      select: { id: true },
    });
  }

  /**
   * Makes the device known to these telephones and e-mail addresses, in the transaction of the sign-in, and returns a
   * new device token. The previous token becomes invalid. Otherwise an attacker could plant a token on the device and
   * share its counters.
   */
  async remember(queries: Queries, recipients: Recipient[], { device }: Client): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    if (device) await queries.rows(REPLACE_TOKEN, { old: hashOf(device), new: hashOf(token) });
    await this.add(queries, recipients, hashOf(token));
    return token;
  }

  /** If the device is known to any contact of the account, makes it known to the new contact too. */
  async extend(queries: Queries, recipient: Recipient, { device }: Client): Promise<void> {
    if (!device) return;
    const [known] = await queries.rows(FIND, { deviceHash: hashOf(device) });
    if (known) await this.add(queries, [recipient], hashOf(device));
  }

  /** Returns all devices that are known to the contact. */
  async of(queries: Queries, recipient: Recipient): Promise<KnownDevice[]> {
    return queries.rows(OF_RECIPIENT, { recipientHash: this.recipients.of(recipient) });
  }

  async forget({ id }: KnownDevice): Promise<void> {
    await this.statements.prisma.knownDevice.deleteMany({ where: { id } });
  }

  /** Forgets all devices that are known to these telephones and e-mail addresses. */
  async forgetAll(queries: Queries, recipients: Recipient[]): Promise<void> {
    await queries.rows(FORGET_RECIPIENTS, { hashes: recipients.map((recipient) => this.recipients.of(recipient)) });
  }

  async forgetOld(): Promise<void> {
    await this.statements.prisma.knownDevice.deleteMany({ where: { lastSeenAt: { lt: longAgo() } } });
  }

  private async add(queries: Queries, recipients: Recipient[], deviceHash: Buffer<ArrayBuffer>): Promise<void> {
    for (const recipient of recipients)
      await queries.rows(ADD, { recipientHash: this.recipients.of(recipient), deviceHash });
  }
}

const longAgo = () => new Date(Date.now() - KNOWN_DAYS * 86_400_000);

/** A plain hash suffices, because the token is random and long: no key, no salt. */
function hashOf(token: string): Buffer<ArrayBuffer> {
  return createHash('sha256').update(token).digest();
}

const FIND = statement('known-device-find')`SELECT "id" FROM "known_device" WHERE "deviceHash" = :deviceHash LIMIT 1`;

const OF_RECIPIENT = statement('known-devices-of-recipient')`
SELECT "id" FROM "known_device" WHERE "recipientHash" = :recipientHash`;

const ADD = statement('known-device-add')`
INSERT INTO "known_device" ("recipientHash", "deviceHash") VALUES (:recipientHash, :deviceHash)
ON CONFLICT ("recipientHash", "deviceHash") DO UPDATE SET "lastSeenAt" = now()`;

const REPLACE_TOKEN = statement('known-device-replace-token')`
UPDATE "known_device" SET "deviceHash" = :new WHERE "deviceHash" = :old`;

const FORGET_RECIPIENTS = statement('known-devices-forget-recipients')`
DELETE FROM "known_device" WHERE "recipientHash" = ANY(:hashes::bytea[])`;

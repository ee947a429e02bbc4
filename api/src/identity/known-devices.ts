import { createHash, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { RecipientHash } from '../messaging/index.js';
import type { Client } from '../platform/auth/client.js';
import { CONFIG } from '../platform/config/config.module.js';
import { Statements, type Queries } from '../platform/database/statements.js';
import type { IdentityConfig } from './identity.config.js';
import type { Recipient } from './recipient.js';

const KNOWN_DAYS = 180;

/** A device that has signed in as a recipient before. */
export interface KnownDevice {
  id: string;
}

/**
 * Devices that have signed in keep a token after the session ends. A device that sends its token has counters of its
 * own for requesting and entering codes. Strangers who use up the recipient's counters therefore cannot lock the owner
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
   * Makes the device known to these recipients, in the transaction of the sign-in, and returns its new token. The
   * former token becomes invalid, so nobody can plant a token and share the counters.
   */
  async remember(queries: Queries, recipients: Recipient[], { device }: Client): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    if (device) {
      const where = { deviceHash: hashOf(device) };
      await queries.prisma.knownDevice.updateMany({ where, data: { deviceHash: hashOf(token) } });
    }
    await this.add(queries, recipients, hashOf(token));
    return token;
  }

  /** Makes the device known to another contact of its shopper, if it is known to any contact. */
  async extend(queries: Queries, recipient: Recipient, { device }: Client): Promise<void> {
    if (!device) return;
    const where = { deviceHash: hashOf(device) };
    const known = await queries.prisma.knownDevice.findFirst({ where, select: { id: true } });
    if (known) await this.add(queries, [recipient], hashOf(device));
  }

  async forget({ id }: KnownDevice): Promise<void> {
    await this.statements.prisma.knownDevice.deleteMany({ where: { id } });
  }

  /** Makes every device unknown to these recipients. */
  async forgetAll(queries: Queries, recipients: Recipient[]): Promise<void> {
    const hashes = recipients.map((recipient) => this.recipients.of(recipient));
    await queries.prisma.knownDevice.deleteMany({ where: { recipientHash: { in: hashes } } });
  }

  async forgetOld(): Promise<void> {
    await this.statements.prisma.knownDevice.deleteMany({ where: { lastSeenAt: { lt: longAgo() } } });
  }

  private async add(queries: Queries, recipients: Recipient[], deviceHash: Buffer<ArrayBuffer>): Promise<void> {
    for (const recipient of recipients) {
      const recipientHash_deviceHash = { recipientHash: this.recipients.of(recipient), deviceHash };
      await queries.prisma.knownDevice.upsert({
        where: { recipientHash_deviceHash },
        create: recipientHash_deviceHash,
        update: { lastSeenAt: new Date() },
        select: { id: true },
      });
    }
  }
}

const longAgo = () => new Date(Date.now() - KNOWN_DAYS * 86_400_000);

/** The token is random enough to need no key and no salt. */
function hashOf(token: string): Buffer<ArrayBuffer> {
  return createHash('sha256').update(token).digest();
}

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
 * Devices that have signed in keep a token beyond the session. Whoever brings it asks for codes and enters them under
 * counters of its own, so that strangers who use up a recipient's do not lock the owner out. It signs nobody in.
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
    const values = [this.recipients.of(recipient), hashOf(device)];
    const [row] = await this.statements.rows<{ id: string }>('device-find', FIND, values);
    return row ?? null;
  }

  /**
   * Makes the device known to these recipients, in the transaction that signs it in; answers its new token. The former
   * is worth nothing from now on, so that nobody can plant a token and share the counters.
   */
  async remember(queries: Queries, recipients: Recipient[], { device }: Client): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    if (device) await queries.rows('device-rotate', ROTATE, [hashOf(device), hashOf(token)]);
    await this.add(queries, recipients, hashOf(token));
    return token;
  }

  /** The device, if it is known to anybody, is known to another address of its shopper too. */
  async extend(queries: Queries, recipient: Recipient, { device }: Client): Promise<void> {
    if (!device) return;
    const known = await queries.rows('device-known', KNOWN, [hashOf(device)]);
    if (known.length) await this.add(queries, [recipient], hashOf(device));
  }

  async forget({ id }: KnownDevice): Promise<void> {
    await this.statements.rows('device-forget', `DELETE FROM "known_device" WHERE "id" = $1`, [id]);
  }

  /** No device is known to these recipients any more. */
  async forgetAll(queries: Queries, recipients: Recipient[]): Promise<void> {
    const hashes = recipients.map((recipient) => this.recipients.of(recipient));
    await queries.rows('device-forget-all', `DELETE FROM "known_device" WHERE "recipientHash" = ANY($1::bytea[])`, [
      hashes,
    ]);
  }

  async forgetOld(): Promise<void> {
    const text = `DELETE FROM "known_device" WHERE "lastSeenAt" < now() - interval '${KNOWN_DAYS} days'`;
    await this.statements.rows('device-forget-old', text);
  }

  private async add(queries: Queries, recipients: Recipient[], deviceHash: Buffer): Promise<void> {
    for (const recipient of recipients)
      await queries.rows('device-add', ADD, [this.recipients.of(recipient), deviceHash]);
  }
}

/** The token is random enough to need no key and no salt. */
function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

const FIND = `
SELECT "id" FROM "known_device" WHERE "recipientHash" = $1 AND "deviceHash" = $2
  AND "lastSeenAt" > now() - interval '${KNOWN_DAYS} days'`;

const KNOWN = `SELECT 1 FROM "known_device" WHERE "deviceHash" = $1 LIMIT 1`;

const ROTATE = `UPDATE "known_device" SET "deviceHash" = $2 WHERE "deviceHash" = $1`;

const ADD = `
INSERT INTO "known_device" ("recipientHash", "deviceHash") VALUES ($1, $2)
ON CONFLICT ("recipientHash", "deviceHash") DO UPDATE SET "lastSeenAt" = now()`;

import { Inject, Injectable } from '@nestjs/common';
import { RegistrationBonus } from '../loyalty/index.js';
import { CONFIG } from '../platform/config/config.module.js';
import { Statements, type Queries } from '../platform/database/statements.js';
import { ApiError, unauthorized } from '../shared/api-error.js';
import { KeyedHash } from '../shared/keyed-hash.js';
import type { IdentityConfig } from './identity.config.js';
import type { Recipient } from './recipient.js';
import type { EditUserInput, RegistrationSource, User } from './user.model.js';

const UNIQUE_VIOLATION = '23505';

type UserRow = User & Record<string, unknown>;

/** Accounts. A contact is written in one form only (`api/prisma/sql/user-account.sql`), so that it belongs to one account. */
@Injectable()
export class Users {
  private readonly phones: KeyedHash;

  constructor(
    private readonly statements: Statements,
    private readonly bonus: RegistrationBonus,
    @Inject(CONFIG) { SECRET_KEY }: IdentityConfig,
  ) {
    this.phones = new KeyedHash(SECRET_KEY, 'credited-phone');
  }

  /** Throws UNAUTHORIZED for an account that is gone. */
  async byId(id: string, queries: Queries = this.statements): Promise<User> {
    const [user] = await queries.rows<UserRow>('user-by-id', `${SELECT} WHERE "id" = $1 AND "deletedAt" IS NULL`, [id]);
    if (!user) throw unauthorized();
    return user;
  }

  /** The owner of a confirmed address, made with the registration bonus on its first use. */
  async signIn(queries: Queries, { channel, address }: Recipient, source: RegistrationSource): Promise<User> {
    const column = COLUMN[channel];
    const [made] = await queries.rows<UserRow>(`user-make-${column}`, MAKE[channel], [address, source]);
    if (made) await this.bonus.credit(queries, made.id);
    const user = made ?? (await queries.rows<UserRow>(`user-by-${column}`, BY[channel], [address]))[0]!;
    if (channel === 'PHONE') await this.bonus.confirm(queries, user.id, this.phones.of(address));
    return user;
  }

  /** An account for whoever will prove the address later; null where it is somebody's already. */
  async register(queries: Queries, { channel, address }: Recipient): Promise<string | null> {
    const values = [address, 'OPERATOR' satisfies RegistrationSource];
    const [made] = await queries.rows<UserRow>(`user-make-${COLUMN[channel]}`, MAKE[channel], values);
    if (made) await this.bonus.credit(queries, made.id);
    return made?.id ?? null;
  }

  /** Gives the shopper a confirmed address in place of the former. Throws CONTACT_TAKEN where it is another's. */
  async setContact(queries: Queries, userId: string, { channel, address }: Recipient): Promise<User> {
    const user = await this.replace(queries, userId, { channel, address });
    if (channel === 'PHONE') await this.bonus.confirm(queries, userId, this.phones.of(address));
    return user;
  }

  async edit(userId: string, changes: EditUserInput): Promise<User> {
    const given = (key: 'name' | 'surname' | 'lastname' | 'sex') => [changes[key] !== undefined, changes[key] || null];
    const [user] = await this.statements.rows<UserRow>('user-edit', EDIT, [
      userId,
      ...given('name'),
      ...given('surname'),
      ...given('lastname'),
      ...given('sex'),
      changes.notifyByEmail ?? null,
      changes.notifyBySms ?? null,
    ]);
    if (!user) throw unauthorized();
    return user;
  }

  /** Takes away everything that says who it was; what was bought and earned keeps its nameless owner. */
  async erase(queries: Queries, userId: string): Promise<void> {
    await queries.rows('user-erase', ERASE, [userId]);
    await queries.rows('user-erase-addresses', `DELETE FROM "address" WHERE "userId" = $1`, [userId]);
    await queries.rows(
      'user-erase-devices',
      `UPDATE "session" SET "userAgent" = NULL, "address" = NULL WHERE "userId" = $1`,
      [userId],
    );
  }

  private async replace(queries: Queries, userId: string, { channel, address }: Recipient): Promise<User> {
    try {
      const [user] = await queries.rows<UserRow>(`user-set-${COLUMN[channel]}`, SET[channel], [userId, address]);
      if (!user) throw unauthorized();
      return user;
    } catch (error) {
      if ((error as { code?: string }).code !== UNIQUE_VIOLATION) throw error;
      const what = channel === 'PHONE' ? 'Этот номер' : 'Этот адрес';
      throw new ApiError('CONTACT_TAKEN', `${what} уже привязан к другому аккаунту`);
    }
  }
}

const COLUMN = { PHONE: 'phone', EMAIL: 'email' } as const;
const FIELDS = `"id", "name", "surname", "lastname", "phone", "email", "avatarUrl", "sex", "notifyByEmail", "notifyBySms", "accessLevel",
  "registrationSource", "createdAt", "updatedAt"`;
const SELECT = `SELECT ${FIELDS} FROM "user_account"`;

const forBoth = (statement: (column: string) => string) => ({ PHONE: statement('phone'), EMAIL: statement('email') });

/** Waits for a parallel first sign-in with the same address, and then makes nothing. */
const MAKE = forBoth(
  (column) => `
INSERT INTO "user_account" ("${column}", "registrationSource") VALUES ($1, $2::"RegistrationSource")
ON CONFLICT ("${column}") DO NOTHING RETURNING ${FIELDS}`,
);

const BY = forBoth((column) => `${SELECT} WHERE "${column}" = $1`);

const SET = forBoth(
  (column) => `
UPDATE "user_account" SET "${column}" = $2, "updatedAt" = now()
WHERE "id" = $1 AND "deletedAt" IS NULL
RETURNING ${FIELDS}`,
);

const EDIT = `
UPDATE "user_account" SET
  "name" = CASE WHEN $2 THEN $3::text ELSE "name" END,
  "surname" = CASE WHEN $4 THEN $5::text ELSE "surname" END,
  "lastname" = CASE WHEN $6 THEN $7::text ELSE "lastname" END,
  "sex" = CASE WHEN $8 THEN $9::"Sex" ELSE "sex" END,
  "notifyByEmail" = coalesce($10::boolean, "notifyByEmail"), "notifyBySms" = coalesce($11::boolean, "notifyBySms"),
  "updatedAt" = now()
WHERE "id" = $1 AND "deletedAt" IS NULL
RETURNING ${FIELDS}`;

const ERASE = `
UPDATE "user_account" SET "name" = NULL, "surname" = NULL, "lastname" = NULL, "phone" = NULL, "email" = NULL,
  "avatarUrl" = NULL, "sex" = NULL, "accessLevel" = 'USER', "deletedAt" = now(), "updatedAt" = now()
WHERE "id" = $1 AND "deletedAt" IS NULL`;

import type { Statement } from '@meet/statements';
import { Inject, Injectable } from '@nestjs/common';
import type { User as UserRow } from '../generated/prisma/client.js';
import { RegistrationBonus } from '../loyalty/index.js';
import { takeUploads } from '../media/index.js';
import { CONFIG } from '../platform/config/config.module.js';
import { changeableColumns } from '../platform/database/changeable-columns.js';
import { statement } from '../platform/database/statement.js';
import { Statements, type Queries } from '../platform/database/statements.js';
import { violationOf } from '../platform/database/violation-of.js';
import { ApiError, unauthorized } from '../shared/api-error.js';
import { KeyedHash } from '../shared/keyed-hash.js';
import { currentLanguage } from '../shared/request-scope.js';
import type { IdentityConfig } from './identity.config.js';
import type { Recipient } from './recipient.js';
import { permissionsOfAccount } from './standing.js';
import type { EditUserInput, RegistrationSource, User } from './user.model.js';

/**
 * Accounts of shoppers. Contacts are stored in a normalised form (`api/prisma/sql/user-account.sql`), so each contact
 * belongs to one account.
 */
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

  /** Returns the account. Throws UNAUTHORIZED if it was deleted. */
  async byId(id: string, queries: Queries = this.statements): Promise<User> {
    const [user] = await queries.rows(BY_ID, { id });
    if (!user) throw unauthorized();
    return user;
  }

  /**
   * Returns the account with the confirmed contact. If there is none, creates it and credits the registration bonus.
   * `registered` says whether it did.
   */
  async signIn(
    queries: Queries,
    { channel, address }: Recipient,
    source: RegistrationSource,
  ): Promise<{ user: User; registered: boolean }> {
    const locale = currentLanguage();
    const [made] = await queries.rows(MAKE[channel], { address, source, locale });
    if (made) await this.bonus.credit(queries, made.id);
    const user = made ?? (await queries.rows(BY[channel], { address }))[0]!;
    if (!made) await queries.rows(SIGNED_IN[channel], { userId: user.id, locale });
    if (channel === 'PHONE') await this.bonus.confirm(queries, user.id, this.phones.of(address));
    return { user, registered: made !== undefined };
  }

  /**
   * Creates an account whose owner has not confirmed the contact yet. Returns its id; null if the contact belongs to
   * another account.
   */
  async register(queries: Queries, { channel, address }: Recipient): Promise<string | null> {
    const [made] = await queries.rows(MAKE[channel], { address, source: 'OPERATOR', locale: null });
    if (made) await this.bonus.credit(queries, made.id);
    return made?.id ?? null;
  }

  /** Returns whether the contact is an operator's. */
  async isOperator(queries: Queries, { channel, address }: Recipient): Promise<boolean> {
    const [user] = await queries.rows(BY[channel], { address });
    return user !== undefined && (await permissionsOfAccount(queries, user.id)).length > 0;
  }

  /** Replaces the account's telephone or e-mail address. Throws CONTACT_TAKEN if it belongs to another account. */
  async setContact(queries: Queries, userId: string, { channel, address }: Recipient): Promise<User> {
    const user = await this.replace(queries, userId, { channel, address });
    if (channel === 'PHONE') await this.bonus.confirm(queries, userId, this.phones.of(address));
    return user;
  }

  /** Throws UPLOAD_NOT_USABLE for an unusable picture. */
  async edit(userId: string, changes: EditUserInput): Promise<User> {
    const { name, surname, lastname, sex, notifyByEmail, notifyBySms, avatarUploadId } = changes;
    const data = {
      name: cleared(name),
      surname: cleared(surname),
      lastname: cleared(lastname),
      sex: cleared(sex),
      notifyByEmail,
      notifyBySms,
    };
    const owner = { userId, deviceHash: null };
    return this.statements.transaction(async (queries) => {
      const [avatar] = avatarUploadId ? await takeUploads(queries, owner, 'AVATAR', [avatarUploadId]) : [];
      const avatarUrl = avatarUploadId === undefined ? undefined : (avatar?.key ?? null);
      const [user] = await queries.rows(EDIT, { id: userId, values: PROFILE.valuesOf({ ...data, avatarUrl }) });
      if (!user) throw unauthorized();
      return user;
    });
  }

  /** Stores a name that the account's owner entered elsewhere. An account that has a name keeps it. */
  async keepName(queries: Queries, userId: string, name: string, surname: string | null): Promise<void> {
    await queries.rows(KEEP_NAME, { userId, name, surname });
  }

  /** Erases the account’s own data and keeps its row; `EraseAccount` calls it. */
  async erase(queries: Queries, userId: string): Promise<void> {
    await queries.rows(ERASE, { userId });
    await queries.rows(ERASE_ADDRESSES, { userId });
    await queries.rows(ERASE_UPLOADS, { userId });
    await queries.rows(ERASE_DEVICES, { userId });
    await queries.rows(ERASE_NOTES, { userId });
    await queries.rows(ERASE_FACTOR, { userId });
  }

  /** Returns the files that the shopper uploaded in the last days, whether used or not. */
  uploadsOf(userId: string) {
    return this.statements.prisma.upload.findMany({
      where: { userId },
      select: { purpose: true, state: true, fileName: true, byteSize: true, pictureKey: true, createdAt: true },
      orderBy: { createdAt: 'asc' },
    });
  }

  private async replace(queries: Queries, userId: string, { channel, address }: Recipient): Promise<User> {
    try {
      const [user] = await queries.rows(SET_CONTACT[channel], { userId, address });
      if (!user) throw unauthorized();
      return user;
    } catch (error) {
      if (violationOf(error)?.kind !== 'UNIQUE') throw error;
      throw new ApiError(channel === 'PHONE' ? 'CONTACT_TAKEN.PHONE' : 'CONTACT_TAKEN');
    }
  }
}

const FIELDS = `"id", "name", "surname", "lastname", "phone", "email", "avatarUrl", "sex", "notifyByEmail", "notifyBySms", "accessLevel",
  "registrationSource", "createdAt", "updatedAt"`;
const SELECT = `SELECT ${FIELDS} FROM "user_account"`;

/** Whoever signs in by a contact has confirmed it. */
const signedIn = (column: string) => `
UPDATE "user_account" SET "locale" = :locale, "${column}UnconfirmedSince" = NULL
WHERE "id" = :userId AND ("locale" IS DISTINCT FROM :locale OR "${column}UnconfirmedSince" IS NOT NULL)`;

const SIGNED_IN = {
  PHONE: statement('user-signed-in-phone')`${signedIn('phone')}`,
  EMAIL: statement('user-signed-in-email')`${signedIn('email')}`,
};

const BY_ID = statement('user-by-id')`${SELECT} WHERE "id" = :id AND "deletedAt" IS NULL`;

const KEEP_NAME = statement('user-keep-name')`
UPDATE "user_account" SET "name" = :name, "surname" = coalesce("surname", :surname?), "updatedAt" = now()
WHERE "id" = :userId AND "name" IS NULL AND "deletedAt" IS NULL`;

/**
 * Creates an account. If a parallel sign-in with the same contact is creating it, waits for that one and creates
 * nothing.
 */
const makeBy = (column: string) => `
INSERT INTO "user_account" ("${column}", "registrationSource", "locale")
VALUES (:address, :source::"RegistrationSource", :locale?)
ON CONFLICT ("${column}") DO NOTHING RETURNING ${FIELDS}`;

const MAKE = {
  PHONE: statement('user-make-phone')`${makeBy('phone')}`,
  EMAIL: statement('user-make-email')`${makeBy('email')}`,
};

const BY: Record<Recipient['channel'], Statement<{ address: string }, User>> = {
  PHONE: statement('user-by-phone')`${SELECT} WHERE "phone" = :address`,
  EMAIL: statement('user-by-email')`${SELECT} WHERE "email" = :address`,
};

const PROFILE = changeableColumns<UserRow>()(
  'name',
  'surname',
  'lastname',
  'sex',
  'notifyByEmail',
  'notifyBySms',
  'avatarUrl',
);

const EDIT = statement('user-edit')`
UPDATE "user_account" changed SET ${PROFILE.set}, "updatedAt" = now()
WHERE "id" = :id AND "deletedAt" IS NULL RETURNING ${FIELDS}`;

const setContact = (column: string) => `
UPDATE "user_account" SET "${column}" = :address, "${column}UnconfirmedSince" = NULL, "updatedAt" = now()
WHERE "id" = :userId AND "deletedAt" IS NULL RETURNING ${FIELDS}`;

const SET_CONTACT: Record<Recipient['channel'], Statement<{ userId: string; address: string }, User>> = {
  PHONE: statement('user-set-phone')`${setContact('phone')}`,
  EMAIL: statement('user-set-email')`${setContact('email')}`,
};

const ERASE = statement('user-erase')`
UPDATE "user_account" SET "name" = NULL, "surname" = NULL, "lastname" = NULL, "phone" = NULL, "email" = NULL,
  "avatarUrl" = NULL, "sex" = NULL, "accessLevel" = 'USER', "roleId" = NULL, "deletedAt" = now(), "updatedAt" = now()
WHERE "id" = :userId AND "deletedAt" IS NULL`;

const ERASE_ADDRESSES = statement('user-erase-addresses')`DELETE FROM "address" WHERE "userId" = :userId`;

const ERASE_UPLOADS = statement('user-erase-uploads')`DELETE FROM "upload" WHERE "userId" = :userId`;

const ERASE_NOTES = statement('user-erase-notes')`DELETE FROM "shopper_note" WHERE "userId" = :userId`;

const ERASE_FACTOR = statement('user-erase-factor')`DELETE FROM "second_factor" WHERE "userId" = :userId`;

const ERASE_DEVICES = statement('user-erase-devices')`
UPDATE "session" SET "userAgent" = NULL, "address" = NULL WHERE "userId" = :userId`;

/** Undefined leaves the value unchanged; an empty string becomes null. */
const cleared = <Value>(value: Value | undefined): Value | null | undefined =>
  value === undefined ? undefined : value || null;

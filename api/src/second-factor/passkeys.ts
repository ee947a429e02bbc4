import { Inject, Injectable } from '@nestjs/common';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import type { IdentityConfig } from '../identity/index.js';
import { idOfWritten } from '../operator/index.js';
import type { Viewer } from '../platform/auth/viewer.js';
import { CONFIG } from '../platform/config/config.module.js';
import { deskUrlOf } from '../platform/config/desk-url.js';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';
import { Limits } from '../platform/throttling/limits.js';
import { ApiError } from '../shared/api-error.js';
import type { AddPasskeyInput, GivePasskeyInput } from './passkey.input.js';
import type { Passkey } from './passkey.model.js';
import type { SecondFactor } from './second-factor.model.js';
import { SecondFactors } from './second-factors.js';
import {
  CHALLENGE_SECONDS,
  creationOptions,
  readCounter,
  readNew,
  relyingPartyAt,
  requestOptions,
  type RelyingParty,
} from './webauthn.js';

const MOST_PASSKEYS = 20;

/**
 * Passkeys as the second factor of operators (`api/prisma/sql/passkey.sql`). A session has one challenge at a time, which its first answer uses up, right
 * or wrong.
 */
@Injectable()
export class Passkeys {
  private readonly party: RelyingParty;

  constructor(
    private readonly statements: Statements,
    private readonly factors: SecondFactors,
    private readonly limits: Limits,
    @Inject(CONFIG) config: IdentityConfig,
  ) {
    this.party = relyingPartyAt(deskUrlOf(config), config.SHOP_NAME);
  }

  of({ userId }: Viewer): Promise<Passkey[]> {
    return this.statements.rows(PASSKEYS, { userId });
  }

  /**
   * Returns what the browser needs to make a passkey, which `add` then takes. Throws SECOND_FACTOR_REQUIRED if there is a
   * factor that was not given in this session, PASSKEYS_FULL, TOO_MANY_REQUESTS.
   */
  async begin(viewer: Viewer): Promise<PublicKeyCredentialCreationOptionsJSON> {
    await this.factors.requireGiven(viewer);
    const known = await this.statements.rows(PASSKEYS, { userId: viewer.userId });
    refuseFull(known.length);
    const [account] = await this.statements.rows(ACCOUNT, { userId: viewer.userId });
    const options = await creationOptions(this.party, { id: viewer.userId, name: account?.name ?? '' }, known);
    await this.ask(viewer, options.challenge);
    return options;
  }

  /**
   * Keeps a new passkey, and counts as giving the factor. Returns recovery codes if it is the operator’s first factor,
   * otherwise none: the former ones stay. Throws SECOND_FACTOR_INVALID, SECOND_FACTOR_REQUIRED, PASSKEYS_FULL.
   */
  async add(viewer: Viewer, dto: AddPasskeyInput): Promise<string[]> {
    await this.factors.requireGiven(viewer);
    const challenge = await this.challengeOf(viewer);
    const made = await readNew(this.party, challenge, dto);
    if (!made) throw new ApiError('SECOND_FACTOR_INVALID');
    const { userId, sessionId } = viewer;
    return this.factors.change(viewer, 'addPasskey', async (queries) => {
      const { enrolled } = await this.factors.hold(queries, userId);
      // Another session may have added the first factor meanwhile.
      if (enrolled) await this.factors.requireGiven(viewer, queries);
      refuseFull((await queries.rows(PASSKEYS, { userId })).length);
      const [added] = await queries.rows(ADD, {
        ...{ userId, name: dto.name, credentialId: made.id, publicKey: Buffer.from(made.publicKey) },
        ...{ counter: String(made.counter), transports: [...new Set(dto.transports)] },
      });
      if (!added) throw new ApiError('SECOND_FACTOR_INVALID');
      await this.factors.letIn(queries, sessionId);
      return enrolled ? [] : this.factors.renewed(queries, viewer);
    });
  }

  /** Returns what the browser needs to ask one of the operator’s passkeys. Throws SECOND_FACTOR_INVALID, TOO_MANY_REQUESTS. */
  async beginSignIn(viewer: Viewer): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const known = await this.statements.rows(PASSKEYS, { userId: viewer.userId });
    if (!known.length) throw new ApiError('SECOND_FACTOR_INVALID');
    const options = await requestOptions(this.party, known);
    await this.ask(viewer, options.challenge);
    return options;
  }

  /** Lets the session make the calls of operators. Throws SECOND_FACTOR_INVALID. */
  async give(viewer: Viewer, dto: GivePasskeyInput): Promise<SecondFactor> {
    const challenge = await this.challengeOf(viewer);
    const [known] = await this.statements.rows(KEY, { userId: viewer.userId, credentialId: dto.credentialId });
    if (!known) throw new ApiError('SECOND_FACTOR_INVALID');
    const { credentialId: id, publicKey, counter: before } = known;
    const passkey = { id, publicKey: new Uint8Array(publicKey), counter: Number(before) };
    const counter = await readCounter(this.party, challenge, passkey, dto);
    if (counter === null) throw new ApiError('SECOND_FACTOR_INVALID');
    await this.statements.transaction(async (queries) => {
      const used = await queries.rows(USE, { credentialId: id, counter: String(counter) });
      if (!used.length) throw new ApiError('SECOND_FACTOR_INVALID');
      await this.factors.letIn(queries, viewer.sessionId);
    });
    return this.factors.of(viewer);
  }

  /** Throws NOT_FOUND, SECOND_FACTOR_REQUIRED, LAST_SECOND_FACTOR. */
  async remove(viewer: Viewer, id: string): Promise<SecondFactor> {
    const { userId } = viewer;
    await this.factors.change(viewer, 'removePasskey', async (queries) => {
      await this.factors.hold(queries, userId);
      await this.factors.requireGiven(viewer, queries);
      await idOfWritten(queries.rows(REMOVE, { userId, id }));
      await this.factors.afterRemoval(queries, userId);
    });
    return this.factors.of(viewer);
  }

  /** A right answer needs the device, so what is limited is the work of asking. */
  private async ask({ userId, sessionId }: Viewer, challenge: string): Promise<void> {
    await this.limits.hit([{ key: `passkey:${userId}`, most: 30, windowSeconds: 900 }]);
    await this.statements.rows(ASK, { sessionId, challenge, seconds: CHALLENGE_SECONDS });
  }

  /** Returns the challenge of the session, and forgets it. Throws SECOND_FACTOR_INVALID if there is none, or it is too old. */
  private async challengeOf({ sessionId }: Viewer): Promise<string> {
    const [asked] = await this.statements.rows(ANSWERED, { sessionId });
    if (!asked?.isFresh) throw new ApiError('SECOND_FACTOR_INVALID');
    return asked.challenge;
  }
}

const refuseFull = (count: number): void => {
  if (count >= MOST_PASSKEYS) throw new ApiError('PASSKEYS_FULL', { most: MOST_PASSKEYS });
};

const PASSKEYS = statement('passkeys')`
SELECT "id", "name", "createdAt", "lastUsedAt", "credentialId", "transports" FROM "passkey"
WHERE "userId" = :userId ORDER BY "createdAt", "id"`;

const ACCOUNT = statement('passkey-account')`
SELECT coalesce("email", "phone") AS "name" FROM "user_account" WHERE "id" = :userId`;

const ASK = statement('passkey-ask')`
INSERT INTO "passkey_challenge" ("sessionId", "challenge", "expiresAt")
VALUES (:sessionId, :challenge, now() + make_interval(secs => :seconds))
ON CONFLICT ("sessionId") DO UPDATE SET "challenge" = excluded."challenge", "expiresAt" = excluded."expiresAt"`;

const ANSWERED = statement('passkey-answered')`
DELETE FROM "passkey_challenge" WHERE "sessionId" = :sessionId RETURNING "challenge", "expiresAt" > now() AS "isFresh"`;

const ADD = statement('passkey-add')`
INSERT INTO "passkey" ("userId", "name", "credentialId", "publicKey", "counter", "transports")
VALUES (:userId, :name, :credentialId, :publicKey, :counter::text::bigint, :transports)
ON CONFLICT ("credentialId") DO NOTHING RETURNING "id"`;

const KEY = statement('passkey-key')`
SELECT "credentialId", "publicKey", "counter"::text AS "counter" FROM "passkey"
WHERE "userId" = :userId AND "credentialId" = :credentialId`;

/** Of two answers with the same count, one is from a copy of the device: the second is refused. */
const USE = statement('passkey-use')`
UPDATE "passkey" SET "counter" = :counter::text::bigint, "lastUsedAt" = now() WHERE "credentialId" = :credentialId
  AND ("counter" < :counter::text::bigint OR "counter" = 0 AND :counter::text::bigint = 0) RETURNING "id"`;

const REMOVE = statement('passkey-remove')`
DELETE FROM "passkey" WHERE "userId" = :userId AND "id" = :id RETURNING "id"`;

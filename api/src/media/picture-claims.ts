import { Injectable } from '@nestjs/common';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';

/** Longer than a picture may take, so that only the claim of a process that died expires. */
const CLAIM_SECONDS = 25;

/** Lets one of several API processes generate a picture; the others wait for the result. */
@Injectable()
export class PictureClaims {
  constructor(private readonly statements: Statements) {}

  /** Returns whether this caller has to generate the picture. Without the database it always has to. */
  async take(name: string): Promise<boolean> {
    try {
      return (await this.statements.rows(TAKE, { name, seconds: CLAIM_SECONDS })).length > 0;
    } catch {
      return true;
    }
  }

  /** Releases the claim. A claim that cannot be released expires. */
  async release(name: string): Promise<void> {
    await this.statements.rows(RELEASE, { name }).catch(() => undefined);
  }
}

const TAKE = statement('picture-claim-take')`
INSERT INTO "picture_claim" AS c ("name", "endsAt") VALUES (:name, now() + make_interval(secs => :seconds::int))
ON CONFLICT ("name") DO UPDATE SET "endsAt" = excluded."endsAt" WHERE c."endsAt" < now()
RETURNING c."name"`;

const RELEASE = statement('picture-claim-release')`DELETE FROM "picture_claim" WHERE "name" = :name`;

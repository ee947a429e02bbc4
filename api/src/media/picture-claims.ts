import { Injectable } from '@nestjs/common';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';

/** Longer than a picture may take, so that only the claim of a process that died runs out. */
const CLAIM_SECONDS = 25;

/** Lets one API process of several generate a picture; the others wait for what it makes. */
@Injectable()
export class PictureClaims {
  constructor(private readonly statements: Statements) {}

  /** Returns whether the picture is this caller's to make. Without the database it always is. */
  async take(name: string): Promise<boolean> {
    try {
      return (await this.statements.rows(TAKE, { name, seconds: CLAIM_SECONDS })).length > 0;
    } catch {
      return true;
    }
  }

  /** A claim that cannot be released runs out. */
  async release(name: string): Promise<void> {
    await this.statements.rows(RELEASE, { name }).catch(() => undefined);
  }
}

const TAKE = statement('picture-claim-take')`
INSERT INTO "picture_claim" AS c ("name", "endsAt") VALUES (:name, now() + make_interval(secs => :seconds::int))
ON CONFLICT ("name") DO UPDATE SET "endsAt" = excluded."endsAt" WHERE c."endsAt" < now()
RETURNING c."name"`;

const RELEASE = statement('picture-claim-release')`DELETE FROM "picture_claim" WHERE "name" = :name`;

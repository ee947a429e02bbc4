import { Injectable } from '@nestjs/common';
import type { Prisma, Program } from '../../generated/prisma/client.js';
import type { Actor, Caller } from '../../platform/auth/actor.js';
import { requirePermissions } from '../../platform/auth/permissions.js';
import { changeableColumns } from '../../platform/database/changeable-columns.js';
import { statement } from '../../platform/database/statement.js';
import { Statements, type Queries } from '../../platform/database/statements.js';
import { hashOfToken, makeProgramToken } from '../index.js';
import { Audit, idOfWritten, notFound } from '../../operator/index.js';
import type { SaveProgramInput } from './program.input.js';
import type { OperatorProgram, SavedProgram } from './program.model.js';

const GRACE_HOURS = 24;

/**
 * Programs with access tokens, as administrators see and change them. The audit log contains neither tokens nor hashes.
 */
@Injectable()
export class EditPrograms {
  constructor(
    private readonly statements: Statements,
    private readonly audit: Audit,
  ) {}

  all(): Promise<OperatorProgram[]> {
    return this.statements.prisma.program.findMany({ select: SHOWN, orderBy: { name: 'asc' } });
  }

  /** Returns the id of the program with this name. Throws NOT_FOUND. */
  async idOf(name: string): Promise<string> {
    const program = await this.statements.prisma.program.findUnique({ where: { name }, select: { id: true } });
    if (!program) throw notFound();
    return program.id;
  }

  /**
   * Saves a program; a new program is returned with its token. A revoked program stays revoked. Throws NOT_FOUND,
   * NAME_TAKEN, and FORBIDDEN for a scope for which the caller has no permission.
   */
  async save(by: Caller, dto: SaveProgramInput): Promise<SavedProgram> {
    const { id, version: _seen, ...data } = dto;
    requirePermissions(data.scopes, by.permissions);
    const token = id ? null : makeProgramToken();
    const write = async (queries: Queries) => {
      const { name, scopes } = data;
      const saved = token
        ? await idOfWritten(queries.rows(MAKE_PROGRAM, { name, scopes, tokenHash: hashOfToken(token) }))
        : id!;
      return queries.rows(EDIT_PROGRAM, { id: saved, values: PROGRAM.valuesOf(data) });
    };
    const program = await this.change(by, 'saveProgram', id ?? null, write, dto);
    return { program, token };
  }

  /**
   * Creates a new token; the former one stays valid for `graceHours`. Throws NOT_FOUND, and FORBIDDEN if the caller,
   * who could use the token, lacks one of the program's scopes.
   */
  async rotate(by: Caller, id: string, graceHours = GRACE_HOURS): Promise<SavedProgram> {
    const asked = await this.statements.prisma.program.findUnique({ where: { id }, select: { scopes: true } });
    requirePermissions(asked?.scopes ?? [], by.permissions);
    const token = makeProgramToken();
    const program = await this.change(by, 'rotateProgramToken', id, (queries) =>
      queries.rows(ROTATE_TOKEN, { id, tokenHash: hashOfToken(token), graceHours }),
    );
    return { program, token };
  }

  /** Ends the former token. Throws NOT_FOUND. */
  endPrevious(by: Actor, id: string): Promise<OperatorProgram> {
    return this.change(by, 'endPreviousProgramToken', id, (queries) => queries.rows(END_PREVIOUS, { id }));
  }

  /** Ends all tokens for good; a program that is revoked already stays as it is. Throws NOT_FOUND. */
  revoke(by: Actor, id: string): Promise<OperatorProgram> {
    return this.change(by, 'revokeProgram', id, (queries) => queries.rows(REVOKE, { id }));
  }

  private async change(
    by: Actor,
    action: string,
    id: string | null,
    write: (queries: Queries) => Promise<{ id: string }[]>,
    seen?: SaveProgramInput,
  ): Promise<OperatorProgram> {
    const changed = await this.audit.change({ by, action, entity: 'PROGRAM', id, ...(seen && { seen }) }, (queries) =>
      idOfWritten(write(queries)),
    );
    return this.statements.prisma.program.findUniqueOrThrow({ where: { id: changed }, select: SHOWN });
  }
}

const SHOWN = {
  id: true,
  name: true,
  scopes: true,
  expiresAt: true,
  lastUsedAt: true,
  previousTokenUntil: true,
  revokedAt: true,
  createdAt: true,
} satisfies Prisma.ProgramSelect;

const PROGRAM = changeableColumns<Program>()('name', 'scopes', 'expiresAt');

const MAKE_PROGRAM = statement('operator-make-program')`
INSERT INTO "program" ("name", "scopes", "tokenHash") VALUES (:name, :scopes::"ProgramScope"[], :tokenHash) RETURNING "id"`;

const EDIT_PROGRAM = statement('operator-edit-program')`
UPDATE "program" changed SET ${PROGRAM.set} WHERE "id" = :id RETURNING "id"`;

const ROTATE_TOKEN = statement('operator-rotate-program-token')`
UPDATE "program" SET "tokenHash" = :tokenHash,
  "previousTokenHash" = CASE WHEN :graceHours::float8 > 0 THEN "tokenHash" END,
  "previousTokenUntil" = CASE WHEN :graceHours > 0 THEN now() + make_interval(secs => :graceHours * 3600) END
WHERE "id" = :id AND "revokedAt" IS NULL RETURNING "id"`;

const END_PREVIOUS = statement('operator-end-previous-program-token')`
UPDATE "program" SET "previousTokenHash" = NULL, "previousTokenUntil" = NULL WHERE "id" = :id RETURNING "id"`;

const REVOKE = statement('operator-revoke-program')`
UPDATE "program" SET "tokenHash" = NULL, "previousTokenHash" = NULL, "previousTokenUntil" = NULL,
  "revokedAt" = coalesce("revokedAt", now())
WHERE "id" = :id RETURNING "id"`;

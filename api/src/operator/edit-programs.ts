import { Injectable } from '@nestjs/common';
import type { Prisma } from '../generated/prisma/client.js';
import type { Actor } from '../platform/auth/actor.js';
import { Statements, type Queries } from '../platform/database/statements.js';
import { hashOfToken, makeProgramToken } from '../programs/index.js';
import { Audit } from './audit.js';
import { explained, notFound } from './explained.js';
import type { SaveProgramInput } from './program.input.js';
import type { OperatorProgram, SavedProgram } from './program.model.js';

const HOUR_MS = 3_600_000;
const GRACE_HOURS = 24;
const NO_PREVIOUS = { previousTokenHash: null, previousTokenUntil: null };

/** Programs with access tokens, as administrators see and change them. The trail holds neither tokens nor hashes. */
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

  /** A new program is answered with its token. A revoked one stays revoked. Throws NOT_FOUND, NAME_TAKEN. */
  async save(by: Actor, { id, ...data }: SaveProgramInput): Promise<SavedProgram> {
    const token = id ? null : makeProgramToken();
    const program = await this.change(by, 'saveProgram', id ?? null, (programs) =>
      token
        ? programs.create({ data: { ...data, tokenHash: hashOfToken(token) }, select: { id: true } })
        : programs.update({ where: { id }, data, select: { id: true } }),
    );
    return { program, token };
  }

  /** Makes a new token; the former one stays valid for `graceHours`. Throws NOT_FOUND. */
  async rotate(by: Actor, id: string, graceHours = GRACE_HOURS): Promise<SavedProgram> {
    const token = makeProgramToken();
    const program = await this.change(by, 'rotateProgramToken', id, async (programs) => {
      const where = { id, revokedAt: null };
      const former = await programs.findUniqueOrThrow({ where, select: { tokenHash: true } });
      const previous = graceHours
        ? { previousTokenHash: former.tokenHash, previousTokenUntil: new Date(Date.now() + graceHours * HOUR_MS) }
        : NO_PREVIOUS;
      return programs.update({ where, data: { tokenHash: hashOfToken(token), ...previous }, select: { id: true } });
    });
    return { program, token };
  }

  /** Ends the former token. Throws NOT_FOUND. */
  endPrevious(by: Actor, id: string): Promise<OperatorProgram> {
    return this.change(by, 'endPreviousProgramToken', id, (programs) =>
      programs.update({ where: { id }, data: NO_PREVIOUS, select: { id: true } }),
    );
  }

  /** Ends all tokens for good; a program that is revoked already stays as it is. Throws NOT_FOUND. */
  revoke(by: Actor, id: string): Promise<OperatorProgram> {
    return this.change(by, 'revokeProgram', id, async (programs) => {
      const { revokedAt } = await programs.findUniqueOrThrow({ where: { id }, select: { revokedAt: true } });
      const data = { tokenHash: null, ...NO_PREVIOUS, revokedAt: revokedAt ?? new Date() };
      return programs.update({ where: { id }, data, select: { id: true } });
    });
  }

  private async change(
    by: Actor,
    action: string,
    id: string | null,
    write: (programs: Queries['prisma']['program']) => Promise<{ id: string }>,
  ): Promise<OperatorProgram> {
    const changed = await this.audit.change({ by, action, entity: 'PROGRAM', id }, async ({ prisma }) => {
      return (await explained(write(prisma.program))).id;
    });
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

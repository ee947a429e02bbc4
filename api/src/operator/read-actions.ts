import { Injectable } from '@nestjs/common';
import { Statements } from '../platform/database/statements.js';
import type { PageRequest } from '../shared/page.js';
import type { OperatorAction, OperatorActionPage, OperatorActionsInput } from './operator-action.model.js';
import { ACCOUNT_NAME } from './account-name.js';
import { readPage } from './read-page.js';

@Injectable()
export class ReadActions {
  constructor(private readonly statements: Statements) {}

  /** The newest first. */
  page(
    { entity, entityId, actorId, from, to }: OperatorActionsInput,
    request: PageRequest,
  ): Promise<OperatorActionPage> {
    return readPage<OperatorAction & Record<string, unknown>>(
      this.statements,
      {
        name: 'operator-actions',
        columns: COLUMNS,
        source: SOURCE,
        order: 'a."id" DESC',
        values: [entity, entityId, actorId, from, to],
      },
      request,
    );
  }
}

const COLUMNS = `
a."id"::text, a."actorId", a."action", a."entity", a."entityId", a."before", a."after", a."reason", a."channel", a."createdAt",
coalesce(${ACCOUNT_NAME('a."actorId"')}, a."actorId"::text) AS "actor"`;

const SOURCE = `
FROM "operator_action" a
WHERE ($1::text IS NULL OR a."entity" = $1) AND ($2::uuid IS NULL OR a."entityId" = $2)
  AND ($3::uuid IS NULL OR a."actorId" = $3)
  AND ($4::timestamptz IS NULL OR a."createdAt" >= $4) AND ($5::timestamptz IS NULL OR a."createdAt" < $5)`;

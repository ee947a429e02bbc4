import { Injectable } from '@nestjs/common';
import type { SavedViewRoom } from '../../generated/prisma/enums.js';
import { idOfWritten } from '../../operator/index.js';
import { statement } from '../../platform/database/statement.js';
import { Statements } from '../../platform/database/statements.js';
import { badUserInput, fieldFault } from '../../shared/api-error.js';
import type { SavedView, SaveViewInput } from './saved-view.model.js';

/** Maximum number of views that one person may have in one room. */
const MOST_VIEWS = 50;

/**
 * Filters that operators have saved in the desk (`api/prisma/sql/saved-view.sql`). They are no data of the shop, so the
 * audit log does not contain them.
 */
@Injectable()
export class SavedViews {
  constructor(private readonly statements: Statements) {}

  /** Returns the operator's views of a room and those that colleagues share, by name. */
  list(operatorId: string, room: SavedViewRoom): Promise<SavedView[]> {
    return this.statements.rows(VIEWS, { operatorId, room });
  }

  /** Saves a view, or replaces the operator's view of the same name. Throws BAD_USER_INPUT if there are too many. */
  async save(operatorId: string, { room, name, query, shared }: SaveViewInput): Promise<SavedView[]> {
    const saved = await this.statements.rows(SAVE, { operatorId, room, name, query, shared: shared ?? null });
    if (!saved.length) throw badUserInput([fieldFault('dto.name', 'viewsFull', { most: MOST_VIEWS })]);
    return this.list(operatorId, room);
  }

  /** Removes a view of the operator. Throws NOT_FOUND, also for a colleague's view. */
  async remove(operatorId: string, id: string): Promise<void> {
    await idOfWritten(this.statements.rows(REMOVE, { operatorId, id }));
  }
}

const VIEWS = statement('saved-views')`
SELECT v."id", v."room", v."name", v."query", v."shared", v."operatorId" = :operatorId AS "own"
FROM "saved_view" v WHERE v."room" = :room AND (v."operatorId" = :operatorId OR v."shared")
ORDER BY v."name", v."id"`;

const SAVE = statement('saved-view-save')`
INSERT INTO "saved_view" ("operatorId", "room", "name", "query", "shared")
SELECT :operatorId, :room, :name, :query, coalesce(:shared?, false)
WHERE EXISTS (SELECT FROM "saved_view" WHERE "operatorId" = :operatorId AND "room" = :room AND "name" = :name)
  OR (SELECT count(*) FROM "saved_view" WHERE "operatorId" = :operatorId AND "room" = :room) < ${MOST_VIEWS}
ON CONFLICT ("operatorId", "room", "name") DO UPDATE
  SET "query" = excluded."query", "shared" = coalesce(:shared?, "saved_view"."shared")
RETURNING "id"`;

const REMOVE = statement('saved-view-remove')`
DELETE FROM "saved_view" WHERE "id" = :id AND "operatorId" = :operatorId RETURNING "id"`;

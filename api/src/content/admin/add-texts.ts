import { addRevision, NO_TEXT, publishRevision } from '../index.js';
import { type ObjectStorage, pictureNotUsable } from '../../media/index.js';
import type { Actor } from '../../platform/auth/actor.js';
import { statement } from '../../platform/database/statement.js';
import { Statements } from '../../platform/database/statements.js';
import { violationOf } from '../../platform/database/violation-of.js';
import { ApiError } from '../../shared/api-error.js';
import { given } from '../../shared/given.js';
import { Audit } from '../../operator/index.js';
import type { SaveContentInput } from './content.input.js';

const IN_STORAGE = 'storage:';

/**
 * Publishes texts from files, each once: what operators changed, hid or moved afterwards stays as it is. The id of an
 * entry comes from the path of its file, so a text that was moved to another path is not added again.
 */
export class AddTexts {
  constructor(
    private readonly statements: Statements,
    private readonly audit: Audit,
    private readonly storage: ObjectStorage,
  ) {}

  /** Returns the texts that were added. Throws PICTURE_NOT_USABLE, and BAD_USER_INPUT for Markdown that cannot be rendered. */
  async add(by: Actor, texts: readonly SaveContentInput[]): Promise<SaveContentInput[]> {
    const added: SaveContentInput[] = [];
    for (const text of texts) if (await this.addOne(by, text)) added.push(text);
    return added;
  }

  private async addOne(
    by: Actor,
    {
      kind,
      slug,
      title,
      markdown,
      posterUrl = null,
      darkPosterUrl = null,
      id: _,
      after = 0,
      ...rest
    }: SaveContentInput,
  ): Promise<boolean> {
    const [known] = await this.statements.rows(KNOWN, { kind, slug });
    if (known) return false;
    const posters = { posterUrl: await this.stored(posterUrl), darkPosterUrl: await this.stored(darkPosterUrl) };
    const text = { ...NO_TEXT, ...given(rest), ...posters, title, markdown };
    const action = { by, action: 'addText', entity: 'CONTENT', id: null } as const;
    try {
      await this.audit.change(action, async (queries) => {
        const [entry] = await queries.rows(ADD, { kind, slug });
        const number = await addRevision(queries, { entryId: entry!.id, after, authorId: by.id, text });
        await publishRevision(queries, { entryId: entry!.id, number, publishAt: null, finishAt: null });
        return entry!.id;
      });
      return true;
    } catch (error) {
      // Another process added the text meanwhile.
      if (violationOf(error)?.kind === 'UNIQUE' || isTaken(error)) return false;
      throw error;
    }
  }

  private async stored(address: string | null): Promise<string | null> {
    const key = address?.replace(IN_STORAGE, '') ?? null;
    if (key && !(await this.storage.head(key))) throw pictureNotUsable(`NOT_STORED: ${key}`);
    return key;
  }
}

const isTaken = (error: unknown) => error instanceof ApiError && error.extensions['code'] === 'NAME_TAKEN';

/** SQL of an id in the form of a UUID of version 5: inputs accept only UUIDs of RFC 9562. */
const ID = `overlay(overlay(md5(:kind::text || ' ' || :slug::text) PLACING '5' FROM 13) PLACING 'a' FROM 17)::uuid`;

const KNOWN = statement('text-known')`
SELECT "id" FROM "content_entry" WHERE "id" = ${ID} OR ("kind" = :kind::"ContentKind" AND "slug" = :slug)`;

const ADD = statement('text-add')`
INSERT INTO "content_entry" ("id", "kind", "slug") VALUES (${ID}, :kind::"ContentKind", :slug) RETURNING "id"`;

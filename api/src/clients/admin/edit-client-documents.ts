import { Injectable } from '@nestjs/common';
import { sha256 } from '../index.js';
import type { Actor } from '../../platform/auth/actor.js';
import { checkDocument } from '../../platform/graphql/check-document.js';
import { statement } from '../../platform/database/statement.js';
import { Statements } from '../../platform/database/statements.js';
import { QueryGate } from '../../platform/query-budget/query-gate.js';
import { badUserInput, fieldFault, type FieldFault } from '../../shared/api-error.js';
import { offsetOf, paginate, type PageRequest } from '../../shared/page.js';
import { MOST_DOCUMENTS } from './client.input.js';
import type { ClientDocumentPage, OperatorClient } from './client.model.js';
import { EditClients } from './edit-clients.js';
import { notFound } from '../../operator/index.js';

/** The registered documents that front ends may request by their hash. */
@Injectable()
export class EditClientDocuments {
  constructor(
    private readonly statements: Statements,
    private readonly clients: EditClients,
    private readonly gate: QueryGate,
  ) {}

  /** Throws NOT_FOUND for an unknown front end. */
  async page(clientId: string, request: PageRequest): Promise<ClientDocumentPage> {
    const { apiClient, apiClientDocument } = this.statements.prisma;
    const client = await apiClient.findUnique({
      where: { id: clientId },
      select: { _count: { select: { documents: true } } },
    });
    if (!client) throw notFound();
    const items = await apiClientDocument.findMany({
      where: { clientId },
      select: { hash: true, name: true, text: true, createdAt: true },
      orderBy: [{ createdAt: 'desc' }, { name: 'asc' }, { hash: 'asc' }],
      take: request.limit,
      skip: offsetOf(request),
    });
    return { items, pagination: paginate(request, client._count.documents) };
  }

  /** Throws NOT_FOUND, and BAD_USER_INPUT for documents that the shop's API would refuse, or one too many. */
  add(by: Actor, clientId: string, texts: string[]): Promise<OperatorClient> {
    const documents = JSON.stringify(this.checked(texts));
    return this.clients.change(by, 'addClientDocuments', clientId, async (queries) => {
      const added = await queries.rows(ADD_DOCUMENTS, { clientId, documents });
      const [counted] = await queries.rows(COUNT_DOCUMENTS, { clientId });
      if (counted!.count > MOST_DOCUMENTS)
        throw badUserInput([fieldFault('dto.documents', 'mostDocuments', { most: MOST_DOCUMENTS })]);
      return queries.rows(RAISE_VERSION, { clientId, changed: added.length });
    });
  }

  /** Throws NOT_FOUND for an unknown front end. */
  remove(by: Actor, clientId: string, hashes: string[]): Promise<OperatorClient> {
    return this.clients.change(by, 'removeClientDocuments', clientId, async (queries) => {
      const removed = await queries.rows(REMOVE_DOCUMENTS, { clientId, hashes });
      return queries.rows(RAISE_VERSION, { clientId, changed: removed.length });
    });
  }

  private checked(texts: string[]): { hash: string; name: string; text: string }[] {
    const schema = this.gate.schemaAt('/graphql');
    const faults: FieldFault[] = [];
    const rows = texts.flatMap((text, n) => {
      const checked = checkDocument(text, schema);
      if ('name' in checked) return [{ hash: sha256(text), name: checked.name, text }];
      faults.push({ field: `dto.documents.${n}`, message: checked.fault });
      return [];
    });
    if (faults.length) throw badUserInput(faults);
    return rows;
  }
}

const ADD_DOCUMENTS = statement('operator-add-client-documents')`
INSERT INTO "api_client_document" ("clientId", "hash", "name", "text")
SELECT :clientId::uuid, d."hash", d."name", d."text"
FROM jsonb_to_recordset(:documents::jsonb) AS d("hash" text, "name" text, "text" text)
ON CONFLICT DO NOTHING RETURNING "hash"`;

const REMOVE_DOCUMENTS = statement('operator-remove-client-documents')`
DELETE FROM "api_client_document" WHERE "clientId" = :clientId AND "hash" = ANY(:hashes::text[]) RETURNING "hash"`;

const COUNT_DOCUMENTS = statement('operator-count-client-documents')`
SELECT count(*)::int AS "count" FROM "api_client_document" WHERE "clientId" = :clientId`;

/** Processes read the documents again when this version has grown. */
const RAISE_VERSION = statement('operator-raise-client-documents-version')`
UPDATE "api_client" SET "documentsVersion" = "documentsVersion" + (:changed::int > 0)::int, "updatedAt" = now()
WHERE "id" = :clientId RETURNING "id"`;

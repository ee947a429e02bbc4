import { Injectable } from '@nestjs/common';
import { sha256 } from '../clients/index.js';
import type { Actor } from '../platform/auth/actor.js';
import { checkDocument } from '../platform/graphql/check-document.js';
import { Statements } from '../platform/database/statements.js';
import { QueryGate } from '../platform/query-budget/query-gate.js';
import { badUserInput, fieldFault, type FieldFault } from '../shared/api-error.js';
import { offsetOf, paginate, type PageRequest } from '../shared/page.js';
import { MOST_DOCUMENTS } from './client.input.js';
import type { ClientDocumentPage, OperatorClient } from './client.model.js';
import { EditClients } from './edit-clients.js';
import { notFound } from './explained.js';

/** The documents that front ends may ask for by their hash. */
@Injectable()
export class EditClientDocuments {
  constructor(
    private readonly statements: Statements,
    private readonly clients: EditClients,
    private readonly gate: QueryGate,
  ) {}

  /** Throws NOT_FOUND. */
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
    const rows = this.checked(texts).map((row) => ({ ...row, clientId }));
    return this.clients.change(by, 'addClientDocuments', clientId, async ({ apiClient, apiClientDocument }) => {
      const { count } = await apiClientDocument.createMany({ data: rows, skipDuplicates: true });
      if ((await apiClientDocument.count({ where: { clientId } })) > MOST_DOCUMENTS)
        throw badUserInput([fieldFault('dto.documents', 'mostDocuments', { most: MOST_DOCUMENTS })]);
      return apiClient.update({ where: { id: clientId }, data: grown(count), select: { id: true } });
    });
  }

  /** Throws NOT_FOUND. */
  remove(by: Actor, clientId: string, hashes: string[]): Promise<OperatorClient> {
    return this.clients.change(by, 'removeClientDocuments', clientId, async ({ apiClient, apiClientDocument }) => {
      const { count } = await apiClientDocument.deleteMany({ where: { clientId, hash: { in: hashes } } });
      return apiClient.update({ where: { id: clientId }, data: grown(count), select: { id: true } });
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

/** Processes read the documents again when their version has grown. */
const grown = (changed: number) => (changed ? { documentsVersion: { increment: 1 } } : {});

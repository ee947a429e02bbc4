import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clients } from '../index.js';
import type { ApiClient, Prisma } from '../../generated/prisma/client.js';
import type { Actor } from '../../platform/auth/actor.js';
import { returnAddressFault } from '../../orders/index.js';
import { changeableColumns } from '../../platform/database/changeable-columns.js';
import { statement } from '../../platform/database/statement.js';
import { Statements, type Queries } from '../../platform/database/statements.js';
import { originFault } from '../../platform/http/origin-patterns.js';
import { badUserInput, type FieldFault } from '../../shared/api-error.js';
import { Audit, idOfWritten, notFound } from '../../operator/index.js';
import type { SaveClientInput } from './client.input.js';
import type { OperatorClient } from './client.model.js';
import { fault, type Fault } from '../../shared/messages/messages.js';

/** The front ends that have a key. Keys are publishable, so the audit log may contain them. */
@Injectable()
export class EditClients {
  constructor(
    private readonly statements: Statements,
    private readonly audit: Audit,
    private readonly clients: Clients,
  ) {}

  async all(): Promise<OperatorClient[]> {
    return (await this.statements.prisma.apiClient.findMany({ select: SHOWN, orderBy: { name: 'asc' } })).map(shown);
  }

  /** Returns the id of the front end with this name. Throws NOT_FOUND. */
  async idOf(name: string): Promise<string> {
    const client = await this.statements.prisma.apiClient.findUnique({ where: { name }, select: { id: true } });
    if (!client) throw notFound();
    return client.id;
  }

  /** Throws NOT_FOUND, NAME_TAKEN, and BAD_USER_INPUT for an origin or URL that could never match. */
  save(by: Actor, dto: SaveClientInput): Promise<OperatorClient> {
    const { id, version: _seen, ...data } = dto;
    assertUsable(data);
    const write = async (queries: Queries) => {
      const saved = id ?? (await idOfWritten(queries.rows(MAKE_CLIENT, { name: data.name, key: newKey() })));
      return queries.rows(EDIT_CLIENT, { id: saved, values: CLIENT.valuesOf(data) });
    };
    return this.change(by, 'saveClient', id ?? null, write, dto);
  }

  /** Makes a new key; the former one stays valid. Throws NOT_FOUND. */
  rotate(by: Actor, id: string): Promise<OperatorClient> {
    return this.change(by, 'rotateClientKey', id, (queries) => queries.rows(ROTATE_KEY, { id, key: newKey() }));
  }

  /** Ends the former key. Throws NOT_FOUND. */
  endPrevious(by: Actor, id: string): Promise<OperatorClient> {
    return this.change(by, 'endPreviousClientKey', id, (queries) => queries.rows(END_PREVIOUS_KEY, { id }));
  }

  /**
   * Records a change of a front end, and applies it in this process at once. `write` returns the front end's row.
   * Throws NOT_FOUND, NAME_TAKEN.
   */
  async change(
    by: Actor,
    action: string,
    id: string | null,
    write: (queries: Queries) => Promise<{ id: string }[]>,
    seen?: SaveClientInput,
  ): Promise<OperatorClient> {
    const changed = await this.audit.change({ by, action, entity: 'CLIENT', id, ...(seen && { seen }) }, (queries) =>
      idOfWritten(write(queries)),
    );
    await this.clients.refresh();
    return shown(await this.statements.prisma.apiClient.findUniqueOrThrow({ where: { id: changed }, select: SHOWN }));
  }
}

const newKey = () => `meet_pk_${randomBytes(24).toString('base64url')}`;

function assertUsable({ origins = [], returnAddresses = [], orderUrl, productUrl }: Omit<SaveClientInput, 'id'>): void {
  const faults: FieldFault[] = [];
  const note = (field: string, message: Fault | undefined) => message && faults.push({ field, message });
  origins.forEach((origin, n) => note(`dto.origins.${n}`, originFault(origin)));
  returnAddresses.forEach((address, n) => note(`dto.returnAddresses.${n}`, returnAddressFault(address)));
  if (orderUrl) note('dto.orderUrl', orderUrl.includes('{id}') ? returnAddressFault(orderUrl) : fault('placeholderId'));
  if (productUrl) note('dto.productUrl', pageAddressFault(productUrl));
  if (faults.length) throw badUserInput(faults);
}

/** Services that read feeds open web pages only. */
function pageAddressFault(address: string): Fault | undefined {
  if (!address.includes('{slug}')) return fault('placeholderSlug');
  return /^https?:\/\//.test(address) ? returnAddressFault(address) : fault('returnAddress');
}

const SHOWN = {
  id: true,
  name: true,
  key: true,
  previousKey: true,
  origins: true,
  returnAddresses: true,
  orderUrl: true,
  productUrl: true,
  limitPercent: true,
  documentsOnly: true,
  active: true,
  createdAt: true,
  _count: { select: { documents: true } },
} satisfies Prisma.ApiClientSelect;

const shown = ({ _count, ...client }: Prisma.ApiClientGetPayload<{ select: typeof SHOWN }>): OperatorClient => ({
  ...client,
  documentCount: _count.documents,
});

const CLIENT = changeableColumns<ApiClient>()(
  'name',
  'origins',
  'returnAddresses',
  'orderUrl',
  'productUrl',
  'limitPercent',
  'documentsOnly',
  'active',
);

const MAKE_CLIENT = statement('operator-make-client')`
INSERT INTO "api_client" ("name", "key", "origins", "returnAddresses") VALUES (:name, :key, '{}', '{}') RETURNING "id"`;

const EDIT_CLIENT = statement('operator-edit-client')`
UPDATE "api_client" changed SET ${CLIENT.set}, "updatedAt" = now() WHERE "id" = :id RETURNING "id"`;

const ROTATE_KEY = statement('operator-rotate-client-key')`
UPDATE "api_client" SET "key" = :key, "previousKey" = "key", "updatedAt" = now() WHERE "id" = :id RETURNING "id"`;

const END_PREVIOUS_KEY = statement('operator-end-previous-client-key')`
UPDATE "api_client" SET "previousKey" = NULL, "updatedAt" = now() WHERE "id" = :id RETURNING "id"`;

import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clients } from '../clients/index.js';
import type { Prisma } from '../generated/prisma/client.js';
import type { Actor } from '../platform/auth/actor.js';
import { returnAddressFault } from '../orders/index.js';
import { Statements, type Queries } from '../platform/database/statements.js';
import { originFault } from '../platform/http/origin-patterns.js';
import { badUserInput, type FieldFault } from '../shared/api-error.js';
import { Audit } from './audit.js';
import type { SaveClientInput } from './client.input.js';
import type { OperatorClient } from './client.model.js';
import { explained } from './explained.js';

/** The front ends that have a key. Keys are publishable, so the trail may hold them. */
@Injectable()
export class EditClients {
  constructor(
    private readonly statements: Statements,
    private readonly audit: Audit,
    private readonly clients: Clients,
  ) {}

  all(): Promise<OperatorClient[]> {
    return this.statements.prisma.apiClient.findMany({ select: SHOWN, orderBy: { name: 'asc' } });
  }

  /** Throws NOT_FOUND, NAME_TAKEN, and BAD_USER_INPUT for an origin or address that could never match. */
  save(by: Actor, { id, ...data }: SaveClientInput): Promise<OperatorClient> {
    assertUsable(data);
    return this.change(by, 'saveClient', id ?? null, (client) =>
      id
        ? client.update({ where: { id }, data, select: { id: true } })
        : client.create({
            data: { ...data, origins: data.origins ?? [], returnAddresses: data.returnAddresses ?? [], key: newKey() },
            select: { id: true },
          }),
    );
  }

  /** Makes a new key; the former one stays valid. Throws NOT_FOUND. */
  rotate(by: Actor, id: string): Promise<OperatorClient> {
    return this.change(by, 'rotateClientKey', id, async (client) => {
      const before = await client.findUniqueOrThrow({ where: { id }, select: { key: true } });
      return client.update({ where: { id }, data: { key: newKey(), previousKey: before.key }, select: { id: true } });
    });
  }

  /** Ends the former key. Throws NOT_FOUND. */
  endPrevious(by: Actor, id: string): Promise<OperatorClient> {
    return this.change(by, 'endPreviousClientKey', id, (client) =>
      client.update({ where: { id }, data: { previousKey: null }, select: { id: true } }),
    );
  }

  private async change(
    by: Actor,
    action: string,
    id: string | null,
    write: (client: Queries['prisma']['apiClient']) => Promise<{ id: string }>,
  ): Promise<OperatorClient> {
    const changed = await this.audit.change({ by, action, entity: 'CLIENT', id }, async ({ prisma }) => {
      return (await explained(write(prisma.apiClient))).id;
    });
    await this.clients.refresh();
    return this.statements.prisma.apiClient.findUniqueOrThrow({ where: { id: changed }, select: SHOWN });
  }
}

const newKey = () => `meet_pk_${randomBytes(24).toString('base64url')}`;

function assertUsable({ origins = [], returnAddresses = [], orderUrl }: Omit<SaveClientInput, 'id'>): void {
  const faults: FieldFault[] = [];
  const note = (field: string, message: string | undefined) => message && faults.push({ field, message });
  origins.forEach((origin, n) => note(`dto.origins.${n}`, originFault(origin)));
  returnAddresses.forEach((address, n) => note(`dto.returnAddresses.${n}`, returnAddressFault(address)));
  if (orderUrl)
    note(
      'dto.orderUrl',
      orderUrl.includes('{id}') ? returnAddressFault(orderUrl) : 'must hold {id}, the order’s public id',
    );
  if (faults.length) throw badUserInput(faults);
}

const SHOWN = {
  id: true,
  name: true,
  key: true,
  previousKey: true,
  origins: true,
  returnAddresses: true,
  orderUrl: true,
  limitPercent: true,
  active: true,
  createdAt: true,
} satisfies Prisma.ApiClientSelect;

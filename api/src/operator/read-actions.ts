import { Injectable } from '@nestjs/common';
import type { Prisma } from '../generated/prisma/client.js';
import { Statements } from '../platform/database/statements.js';
import { offsetOf, paginate, type PageRequest } from '../shared/page.js';
import { accountName } from './account-name.js';
import type { OperatorActionPage, OperatorActionsInput } from './operator-action.model.js';
import type { Entity } from './snapshots.js';

@Injectable()
export class ReadActions {
  constructor(private readonly statements: Statements) {}

  /** Returns a page of the audit log, the newest entries first. */
  async page(
    { entity, entityId, actorId, action: call, before, from, to }: OperatorActionsInput,
    request: PageRequest,
  ): Promise<OperatorActionPage> {
    const where: Prisma.OperatorActionWhereInput = {
      entity: entity ?? undefined,
      entityId: entityId ?? undefined,
      OR: actorId ? [{ actorId }, { programId: actorId }] : undefined,
      action: call ?? undefined,
      id: before ? { lt: BigInt(before) } : undefined,
      createdAt: { gte: from ?? undefined, lt: to ?? undefined },
    };
    const { operatorAction, user } = this.statements.prisma;
    const total = await operatorAction.count({ where });
    const actions = await operatorAction.findMany({
      where,
      include: { program: { select: { name: true } } },
      orderBy: { id: 'desc' },
      take: request.limit,
      skip: offsetOf(request),
    });
    const actors = await user.findMany({ where: { id: { in: actions.flatMap(({ actorId: id }) => id ?? []) } } });
    const names = new Map(actors.map((actor) => [actor.id, accountName(actor)]));
    const items = actions.map(({ program, ...action }) => {
      const by = action.actorId ?? action.programId!;
      return {
        ...action,
        id: String(action.id),
        entity: action.entity as Entity,
        actorId: by,
        actor: program?.name ?? names.get(by) ?? by,
      };
    });
    return { items, pagination: paginate(request, total) };
  }
}

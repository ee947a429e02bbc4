import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AddressBook, RegistrationSource, SignIn, type OpenedSession } from '../identity/index.js';
import { Points, ReadLoyalty } from '../loyalty/index.js';
import type { ApiClient } from '../platform/auth/api-client.js';
import type { Client } from '../platform/auth/client.js';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';
import { badUserInput, fieldFault } from '../shared/api-error.js';
import { PlaceSandboxOrder } from './place-sandbox-order.js';
import { SANDBOX_HOME, SANDBOX_NAME } from './sandbox-person.js';
import { SandboxShoppers } from './sandbox-shoppers.js';
import type { CreateSandboxShopperInput } from './sandbox.input.js';

/** Creates sandbox shoppers: accounts with points, a level, an address and orders, signed in at once. */
@Injectable()
export class CreateSandboxShopper {
  constructor(
    private readonly statements: Statements,
    private readonly shoppers: SandboxShoppers,
    private readonly signIn: SignIn,
    private readonly addresses: AddressBook,
    private readonly points: Points,
    private readonly loyalty: ReadLoyalty,
    private readonly placeOrder: PlaceSandboxOrder,
  ) {}

  /**
   * Throws SANDBOX_OFF, TOO_MANY_REQUESTS, BAD_USER_INPUT for an unknown level, ITEM_NOT_FOUND if nothing can be
   * ordered.
   */
  async create(
    { points, level, orders }: CreateSandboxShopperInput,
    client: Client,
    apiClient: ApiClient | null,
  ): Promise<OpenedSession> {
    await this.shoppers.countNew(client);
    const moneySpent = await this.moneyOf(level ?? null);
    const opened = await this.open(points, moneySpent, client);
    const { id: userId, email } = opened.user;
    await this.addresses.add(userId, SANDBOX_HOME);
    for (const kind of orders) await this.placeOrder.place(kind, email!, { userId, client, apiClient });
    return opened;
  }

  /** Returns the spent kopecks from which on a level applies. */
  private async moneyOf(name: string | null): Promise<number> {
    if (name === null) return 0;
    const levels = await this.loyalty.levels();
    const level = levels.find((one) => one.name === name);
    if (!level) throw badUserInput([fieldFault('dto.level', 'oneOf', { names: levels.map((one) => one.name) })]);
    return level.requiredSpentAmount;
  }

  private open(points: number, moneySpent: number, client: Client): Promise<OpenedSession> {
    // Nobody owns a mailbox below `.example`, so no letter reaches a stranger.
    const address = `${randomBytes(8).toString('hex')}@sandbox.example`;
    return this.statements.transaction(async (queries) => {
      const recipient = { channel: 'EMAIL', address } as const;
      const opened = await this.signIn.confirmed(queries, recipient, client, RegistrationSource.WEB);
      const { id } = opened.user;
      await this.shoppers.add(queries, id);
      const profile = { ...SANDBOX_NAME, notifyBySms: false };
      await queries.rows(SET_PROFILE, { id, ...profile });
      await this.points.lock(queries, id);
      await this.points.adjust(queries, id, points, 'Песочница', null, moneySpent);
      return { ...opened, user: { ...opened.user, ...profile } };
    });
  }
}

const SET_PROFILE = statement('sandbox-set-profile')`
UPDATE "user_account" SET "name" = :name, "surname" = :surname, "notifyBySms" = :notifyBySms, "updatedAt" = now()
WHERE "id" = :id`;

import { Injectable } from '@nestjs/common';
import type { Queries } from '../platform/database/statements.js';
import { Users } from './users.js';

/** Deletes the data that one domain stores about a shopper, in the transaction that deletes the account. */
export type ErasePart = (queries: Queries, userId: string) => Promise<unknown>;

/** Erases what the shop stores about a shopper. Orders and points stay linked to the anonymous account. */
@Injectable()
export class EraseAccount {
  private readonly parts: ErasePart[] = [];

  constructor(private readonly users: Users) {}

  /** Registers a function that deletes the data of another domain. */
  add(part: ErasePart): void {
    this.parts.push(part);
  }

  async of(queries: Queries, userId: string): Promise<void> {
    for (const part of this.parts) await part(queries, userId);
    await this.users.erase(queries, userId);
  }
}

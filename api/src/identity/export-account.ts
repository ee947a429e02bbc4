import { Injectable } from '@nestjs/common';
import { ReadLoyalty } from '../loyalty/index.js';
import { AddressBook } from './address-book.js';
import { Sessions } from './sessions.js';
import { Users } from './users.js';

const WHOLE_BOOK = { page: 1, limit: 100 };

/** Returns the data that one domain stores about a shopper. */
export type ExportPart = (userId: string) => Promise<unknown>;

/** Exports all data that the shop stores about a shopper (152-ФЗ, article 14; GDPR, articles 15 and 20). */
@Injectable()
export class ExportAccount {
  private readonly parts = new Map<string, ExportPart>();

  constructor(
    private readonly users: Users,
    private readonly addresses: AddressBook,
    private readonly sessions: Sessions,
    private readonly loyalty: ReadLoyalty,
  ) {}

  /** Registers a function that exports the data of another domain, under its name in the export. */
  add(name: string, part: ExportPart): void {
    this.parts.set(name, part);
  }

  async of(userId: string) {
    const [user, { items: addresses }, sessions, points, uploads] = await Promise.all([
      this.users.byId(userId),
      this.addresses.page(userId, WHOLE_BOOK),
      this.sessions.list(userId),
      this.loyalty.historyOf(userId),
      this.users.uploadsOf(userId),
    ]);
    const others = await Promise.all([...this.parts].map(async ([name, part]) => [name, await part(userId)] as const));
    return {
      exportedAt: new Date().toISOString(),
      user,
      addresses,
      sessions,
      points,
      uploads,
      ...Object.fromEntries(others),
    };
  }
}

import { Injectable } from '@nestjs/common';
import type { Queries } from '../platform/database/statements.js';
import type { Recipient } from './recipient.js';

/** Assigns the locked data to the account. */
export type Claim = (userId: string) => Promise<unknown>;

/** Locks the data that guests left under a contact in one domain. */
export type ClaimPart = (queries: Queries, contact: Recipient) => Promise<Claim>;

/**
 * Assigns to an account the data that its owner left in the shop as a guest, in the transaction that confirms the
 * contact by a code. A contact that is only typed assigns nothing.
 */
@Injectable()
export class ClaimByContact {
  private readonly parts: ClaimPart[] = [];

  /** Registers a function that locks, and then assigns, the data of another domain. */
  add(part: ClaimPart): void {
    this.parts.push(part);
  }

  /**
   * Locks the data left under the contact. Callers do so before they change the account, because all code that changes
   * orders locks them before their shopper's account.
   */
  async lock(queries: Queries, contact: Recipient): Promise<Claim> {
    const claims: Claim[] = [];
    for (const part of this.parts) claims.push(await part(queries, contact));
    return async (userId) => {
      for (const claim of claims) await claim(userId);
    };
  }
}

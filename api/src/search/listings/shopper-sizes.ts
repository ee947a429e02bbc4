import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import type { WornRule, WornSizes } from '../index/listing-query.js';

type ReadSizes = (userId: string) => Promise<WornRule[]>;

/**
 * The sizes by which listings filter. The domain that knows the sizes of shoppers registers a function that reads them.
 */
@Injectable()
export class ShopperSizes {
  private read: ReadSizes = () => Promise.resolve([]);

  readBy(read: ReadSizes): void {
    this.read = read;
  }

  async of(userId: string): Promise<WornSizes> {
    const rules = await this.read(userId);
    return { words: createHash('sha256').update(JSON.stringify(rules)).digest('base64url'), rules };
  }
}

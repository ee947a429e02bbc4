import { LRUCache } from 'lru-cache';
import { GraphQLError } from 'graphql';
import { weighDocument, type WeighedDocument } from './weigh-document.js';

/** Maximum total length of the cached queries, in characters. */
const REMEMBERED = 4_000_000;

/** A cache entry. `document` is undefined if the query's text cannot be parsed. */
interface Known {
  document: WeighedDocument | undefined;
}

/** Caches analysed queries by their text. */
export class KnownDocuments {
  private readonly byText = new LRUCache<string, Known>({
    maxSize: REMEMBERED,
    sizeCalculation: (_, text) => text.length + 100,
  });

  read(text: string): Known & { isNew: boolean } {
    const known = this.byText.get(text);
    if (known) return { ...known, isNew: false };
    const read = { document: weighed(text) };
    this.byText.set(text, read);
    return { ...read, isNew: true };
  }
}

function weighed(text: string): WeighedDocument | undefined {
  try {
    return weighDocument(text);
  } catch (error) {
    // A query with syntax errors is not refused here but passed on, because Apollo reports them.
    if (error instanceof GraphQLError) return undefined;
    throw error;
  }
}

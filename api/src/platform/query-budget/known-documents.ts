import { LRUCache } from 'lru-cache';
import { GraphQLError } from 'graphql';
import { weighDocument, type WeighedDocument } from './weigh-document.js';

/** Total characters of the cached documents. */
const REMEMBERED = 4_000_000;

/** `document` is undefined for a text that does not parse. */
interface Known {
  document: WeighedDocument | undefined;
}

/** Caches weighed documents by their text. */
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
    // Apollo answers the request and reports its syntax errors.
    if (error instanceof GraphQLError) return undefined;
    throw error;
  }
}

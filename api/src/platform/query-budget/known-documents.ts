import { LRUCache } from 'lru-cache';
import { GraphQLError } from 'graphql';
import { weighDocument, type WeighedDocument } from './weigh-document.js';

/** Characters of documents that are remembered. */
const REMEMBERED = 4_000_000;

/** Undefined weight: a text that is no document. */
interface Known {
  document: WeighedDocument | undefined;
}

/** What texts of documents ask for, weighed when they are first met. */
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
    // Whoever answers the request says what is wrong with its syntax.
    if (error instanceof GraphQLError) return undefined;
    throw error;
  }
}

import type { Lexicon } from './lexicon.js';
import { searchForm } from './search-form.js';
import type { Understanding } from './understanding.js';

/** What the shopper most likely means, as far as the catalogue's own words tell. */
export function understandQuery(query: string, _lexicon: Lexicon): Understanding {
  return readExactly(query);
}

/** The query as it stands: no repair, no filter. */
export function readExactly(query: string): Understanding {
  const text = searchForm(query);
  const forms = text ? text.split(' ') : [];
  return {
    text,
    repaired: false,
    filters: [],
    words: forms.map((form, place) => ({
      typed: form,
      forms: [form],
      prefix: place === forms.length - 1,
      known: true,
    })),
    otherReadings: [],
  };
}

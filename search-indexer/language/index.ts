export { saysWordsOfCatalogue } from './catalogue-words.js';
export { CYRILLIC_TO_LATIN } from './cyrillic-to-latin.js';
export { Lexicon, type SavedLexicon } from './lexicon.js';
export { normaliseText } from './normalise-text.js';
export { searchForm } from './search-form.js';
export { readExactly, understandQuery } from './understand-query.js';
export type { LexiconDocument, UnderstoodFilter, UnderstoodWord, Understanding } from './understanding.js';

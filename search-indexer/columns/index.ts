export { grown, type Column } from './column.js';
export { putTogether, takeApart } from './column-tree.js';
export { DamagedFile, readColumnFile, writeColumnFile } from './column-file.js';
export { IdNumbers, type SavedIdNumbers } from './id-numbers.js';
export { NumberList } from './number-list.js';
export { PackedLists, type SavedPackedLists } from './packed-lists.js';
export { readUuid, UUID_WORDS, writeUuid } from './uuid-words.js';

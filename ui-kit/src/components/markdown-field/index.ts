export * from './markdown-field.js';
export type { MarkdownBlock } from './markup.js';

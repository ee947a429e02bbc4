import { defineLanguageFacet, HighlightStyle, Language, syntaxHighlighting } from '@codemirror/language';
import { tags } from '@lezer/highlight';
import { parser } from '@lezer/markdown';
import { tokens } from '../../tokens/generated/tokens.js';

/** CommonMark, as the editor understands and colours it. HTML within it is plain text. */
const markdown = new Language(defineLanguageFacet(), parser, [], 'markdown');

/** Signs of the markup are quiet; the words look as they will, but keep their size and their line. */
const look = HighlightStyle.define([
  { tag: tags.heading, fontWeight: tokens.weight.strong },
  { tag: tags.strong, fontWeight: tokens.weight.strong },
  { tag: tags.emphasis, fontStyle: 'italic' },
  {
    tag: [tags.url, tags.quote, tags.processingInstruction, tags.comment],
    color: tokens.color['ink-muted'],
  },
]);

export const markdownSyntax = [markdown, syntaxHighlighting(look)];

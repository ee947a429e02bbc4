import { css } from '@emotion/react';
import { media } from '../../theme/media.js';
import { tokens } from '../../tokens/generated/tokens.js';

const stepOf = ({ size, line, tracking }: { size: string; line: string; tracking: string }) => ({
  fontSize: size,
  lineHeight: line,
  letterSpacing: tracking,
});

const headings = css({
  '& h2, & h3, & h4': { fontWeight: tokens.weight.strong, textWrap: 'balance', overflowWrap: 'anywhere' },
  '& h2': stepOf(tokens.text.chapter),
  '& h3': { ...stepOf(tokens.text.title), letterSpacing: tokens.tracking.tight },
  '& h4': stepOf(tokens.text.subtitle),
  '& > * + h2': { marginTop: '2.2em' },
  '& > * + h3': { marginTop: '1.8em' },
  '& > * + h4': { marginTop: '1.6em' },
  // A heading is closer to the text it introduces.
  '& > :is(h2, h3, h4) + *': { marginTop: '0.7em' },
});

const lists = css({
  '& ul, & ol': { paddingInlineStart: '1.5em' },
  '& ul': { listStyle: '"—  "' },
  '& ol': { listStyle: 'decimal' },
  '& li + li, & li > :is(ul, ol)': { marginTop: '0.4em' },
  '& li::marker': { color: tokens.color['ink-muted'], fontVariantNumeric: 'tabular-nums' },
  '& dt': { marginTop: '0.9em', fontWeight: tokens.weight.strong },
});

const quotes = css({
  '& blockquote': {
    margin: '2em 0',
    paddingInlineStart: tokens.space[5],
    borderInlineStart: `2px solid ${tokens.color.ink}`,
    fontSize: tokens.text.quote.size,
    lineHeight: tokens.text.quote.line,
    '& > * + *': { marginTop: '0.6em' },
    '& cite': { color: tokens.color['ink-muted'], fontSize: tokens.text.small.size, fontStyle: 'normal' },
  },
});

const code = css({
  '& code': { padding: '0.1em 0.35em', background: tokens.color.subtle, fontSize: '0.9em' },
  '& pre': { padding: tokens.space[4], background: tokens.color.subtle, whiteSpace: 'pre-wrap' },
  '& pre code': { padding: 0, background: 'none' },
});

const figures = css({
  '& figure': { marginBlock: '2.2em' },
  '& figcaption': { marginTop: tokens.space[2], color: tokens.color['ink-muted'], fontSize: tokens.text.small.size },
});

const tables = css({
  '& table': {
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: tokens.text.small.size,
    fontVariantNumeric: 'tabular-nums',
  },
  '& caption': { paddingBlockEnd: tokens.space[2], color: tokens.color['ink-muted'], textAlign: 'start' },
  '& th, & td': {
    padding: 0,
    paddingBlock: tokens.space[2],
    paddingInlineEnd: tokens.space[4],
    borderBottom: `1px solid ${tokens.color.hairline}`,
    textAlign: 'start',
    verticalAlign: 'top',
  },
  '& thead th': {
    borderColor: tokens.color.ink,
    fontWeight: tokens.weight.strong,
    verticalAlign: 'bottom',
    [media.tablet]: { whiteSpace: 'nowrap' },
  },
  '& tbody th': { fontWeight: tokens.weight.strong },
});

const accordions = css({
  '& details': { borderBlock: `1px solid ${tokens.color.hairline}`, '& > summary ~ *': { marginBlock: '0 1em' } },
  '& details + details': { marginTop: 0, borderTop: 0 },
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.space[4],
    minHeight: tokens.size.target,
    paddingBlock: tokens.space[3],
    fontWeight: tokens.weight.strong,
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
    '&::after': { content: '"+" / ""', fontSize: tokens.text.title.size, fontWeight: tokens.weight.regular },
    '&:focus-visible': { outline: `2px solid ${tokens.color.focus}`, outlineOffset: 2 },
  },
  '& details[open] > summary::after': { content: '"−" / ""' },
});

const flow = css({
  maxWidth: '68ch',
  fontSize: tokens.text.body.size,
  lineHeight: tokens.text.reading.line,
  overflowWrap: 'anywhere',
  [media.tablet]: { fontSize: tokens.text.reading.size },
  '& > * + *': { marginTop: '1.1em' },
  '& hr': { width: tokens.space[16], margin: '2.5em 0', border: 0, borderTop: `1px solid ${tokens.color.ink}` },
  '& mark': { background: tokens.color.subtle, color: 'inherit' },
  '& abbr[title]': { textDecorationLine: 'underline', textDecorationStyle: 'dotted' },
  '& sub, & sup': { fontSize: '0.7em', lineHeight: 0 },
});

/** The order matters: `flow` sets general margins, and the styles after it override them. */
export const article = css(flow, headings, lists, quotes, code, figures, tables, accordions);

/** Text and products alternate: text has the width of a readable line, products have the width of the page. */
export const withGoods = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space[10] });

/** A table wider than the page scrolls inside this frame, so that the page itself does not scroll sideways. */
export const scroller = css({ marginBlock: '1.8em', overflowX: 'auto', overflowWrap: 'normal' });

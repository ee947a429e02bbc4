import { EditorView } from '@codemirror/view';
import { css } from '@emotion/react';
import { media } from '../../theme/media.js';
import { tokens } from '../../tokens/generated/tokens.js';
import { control } from '../field/field.styles.js';

export const frame = css(control, {
  display: 'flex',
  flexDirection: 'column',
  paddingInline: 0,
  '&:focus-within:has(.cm-focused)': {
    borderColor: tokens.color.ink,
    outline: `1px solid ${tokens.color.focus}`,
    outlineOffset: 0,
  },
  '&[data-invalid]': { borderColor: tokens.color.error },
  '&[data-disabled]': {
    borderColor: tokens.color.hairline,
    color: tokens.color['ink-faint'],
    cursor: 'not-allowed',
    [media.forcedColors]: { borderColor: 'GrayText', color: 'GrayText' },
  },
});

export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  borderBlockEnd: `1px solid ${tokens.color.hairline}`,
  color: tokens.color.ink,
});

export const toolbar = css({ display: 'flex', flexWrap: 'wrap' });

/** A button whose focus ring is inside, because the edge of the field would cross it. */
export const button = css({ '&:focus-visible': { outlineOffset: -2 } });

/** What the text has at the cursor has a line below, for its colour alone would not tell. */
export const mark = css(button, {
  '&[aria-pressed="true"]': { boxShadow: `inset 0 -2px ${tokens.color.ink}` },
  [media.forcedColors]: { '&[aria-pressed="true"]': { outline: '2px solid Highlight', outlineOffset: -2 } },
});

const text = {
  paddingBlock: tokens.space[2],
  paddingInline: tokens.space[3],
  fontFamily: 'inherit',
  fontSize: tokens.text.body.size,
  lineHeight: tokens.text.body.line,
} as const;

/** The text area lies below the editor: it is what a form submits, and its rows are the least height of the editor. */
export const body = css({ display: 'grid', minHeight: 0, '& > *': { gridArea: '1 / 1', minWidth: 0 } });

export const area = css(text, {
  boxSizing: 'border-box',
  width: '100%',
  margin: 0,
  border: 0,
  background: 'transparent',
  color: 'inherit',
  resize: 'none',
  outline: 0,
});

/** Not hidden: the browser shows there that the text is missing, and moves the focus to it. */
export const covered = css({ opacity: 0, pointerEvents: 'none' });

export const host = css({ display: 'grid', minHeight: 0, '&[hidden]': { display: 'none' } });

export const preview = css({ padding: tokens.space[3], overflow: 'auto', color: tokens.color.ink });

/** Rules of the editor itself, which are in no layer, so that rules of a layer cannot overrule them. */
export const editorTheme = EditorView.theme({
  '&': { maxHeight: 'min(70dvh, 45rem)', backgroundColor: 'transparent', color: 'inherit' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { overflow: 'auto', fontFamily: 'inherit', lineHeight: 'inherit' },
  '.cm-content': { ...text, caretColor: tokens.color.ink, overflowWrap: 'anywhere' },
  '.cm-line': { padding: '0' },
  '.cm-placeholder': { color: tokens.color['ink-muted'] },
});

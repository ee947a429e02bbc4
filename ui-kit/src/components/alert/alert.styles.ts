import { css } from '@emotion/react';
import { media } from '../../theme/media.js';
import { tokens } from '../../tokens/generated/tokens.js';

export const alert = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: tokens.space[3],
  minWidth: 0,
  padding: tokens.space[4],
  border: `1px solid ${tokens.color.hairline}`,
  borderInlineStartWidth: 3,
  borderRadius: tokens.radius.panel,
  background: tokens.color.raised,
  color: tokens.color.ink,
  lineHeight: tokens.text.body.line,
});

/** The tone colours the edge and the icon; the text keeps its colour. */
export const tones = {
  info: css({ borderInlineStartColor: tokens.color.info, '--alert-tone': tokens.color.info }),
  success: css({ borderInlineStartColor: tokens.color.success, '--alert-tone': tokens.color.success }),
  warning: css({ borderInlineStartColor: tokens.color.warning, '--alert-tone': tokens.color.warning }),
  error: css({ borderInlineStartColor: tokens.color.error, '--alert-tone': tokens.color.error }),
};

/** In forced colours a drawing keeps its own colour, whatever its background becomes. */
export const mark = css({
  flex: 'none',
  color: 'var(--alert-tone)',
  [media.forcedColors]: { color: 'CanvasText' },
});

export const body = css({ flex: 1, display: 'grid', gap: tokens.space[1], minWidth: 0, overflowWrap: 'anywhere' });

export const title = css({ fontWeight: tokens.text.title.weight });

export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: tokens.space[3],
  marginBlockStart: tokens.space[2],
});

/** The button keeps its 44px without making the message taller. */
export const dismiss = css({ margin: `calc(-1 * ${tokens.space[2]})` });

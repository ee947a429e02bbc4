import { css } from '@emotion/react';
import { media } from '../../theme/media.js';
import { tokens } from '../../tokens/generated/tokens.js';

/** A stroke keeps its width where the drawing is stretched. */
const stroke = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const;

/** How each series is drawn: differently without colour, too. What is compared with is an outline or a dashed line. */
export const looks = [
  {
    bar: css({ fill: tokens.color.action, [media.forcedColors]: { fill: 'CanvasText' } }),
    line: css(stroke, {
      stroke: tokens.color.action,
      strokeWidth: 2,
      strokeLinejoin: 'round',
      [media.forcedColors]: { stroke: 'CanvasText' },
    }),
    point: css({ fill: tokens.color.action, [media.forcedColors]: { fill: 'CanvasText' } }),
  },
  {
    bar: css(stroke, { stroke: tokens.color.control, [media.forcedColors]: { stroke: 'CanvasText' } }),
    line: css(stroke, {
      stroke: tokens.color['ink-muted'],
      strokeWidth: 1.5,
      strokeDasharray: '4 3',
      [media.forcedColors]: { stroke: 'CanvasText' },
    }),
    point: css({
      fill: tokens.color.paper,
      stroke: tokens.color['ink-muted'],
      strokeWidth: 1.5,
      [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' },
    }),
  },
] as const;

import { css } from '@emotion/react';

const fade = 24;
// eslint-disable-next-line kit/no-literal-colour -- only the opacity of a mask counts
const towards = (end: 'left' | 'right') => `linear-gradient(to ${end}, #000 calc(100% - ${fade}px), transparent)`;

/**
 * A row that scrolls sideways fades at its end to show that it continues. The padding keeps its last item clear of the
 * fade.
 */
export const fadingEdge = css({
  paddingInlineEnd: fade,
  maskImage: towards('right'),
  '&:dir(rtl)': { maskImage: towards('left') },
});

import { css } from '@emotion/react';

const fade = 24;
// eslint-disable-next-line kit/no-literal-colour -- of a mask only the opacity counts
const towards = (end: 'left' | 'right') => `linear-gradient(to ${end}, #000 calc(100% - ${fade}px), transparent)`;

/** A row that scrolls sideways fades where it goes on; the room after it keeps its last words clear. */
export const fadingEdge = css({
  paddingInlineEnd: fade,
  maskImage: towards('right'),
  '&:dir(rtl)': { maskImage: towards('left') },
});

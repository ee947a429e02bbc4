import { css } from '@emotion/react';
import { tokens } from '../../tokens/generated/tokens.js';

interface TypeStep {
  size: string;
  line: string;
  weight: string;
  tracking: string;
}

/** Styles of a step of the type scale. */
export const typeStep = ({ size, line, weight, tracking }: TypeStep) =>
  css({ fontSize: size, lineHeight: line, fontWeight: weight, letterSpacing: tracking });

/** Styles of a step of the display typeface. */
export const displayStep = (type: TypeStep) => css(typeStep(type), { fontFamily: tokens.font.display });

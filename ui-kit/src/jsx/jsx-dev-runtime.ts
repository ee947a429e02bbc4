import { Fragment, jsxDEV as emotionJsxDev } from '@emotion/react/jsx-dev-runtime';
import { kitProps } from './kit-props.js';

export type { JSX } from '@emotion/react/jsx-runtime';
export { Fragment };

/** The JSX runtime of development builds, whose elements know their source location. */
export const jsxDEV: typeof emotionJsxDev = (type, props, ...rest) =>
  emotionJsxDev(type, kitProps(type, props), ...rest);

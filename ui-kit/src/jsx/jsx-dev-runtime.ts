import { Fragment, jsxDEV as emotionJsxDev } from '@emotion/react/jsx-dev-runtime';
import { kitProps } from './kit-props.js';

export type { JSX } from '@emotion/react/jsx-runtime';
export { Fragment };

/** The runtime of a development build, where elements know their place in the source. */
export const jsxDEV: typeof emotionJsxDev = (type, props, ...rest) =>
  emotionJsxDev(type, kitProps(type, props), ...rest);

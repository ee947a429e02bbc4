import { Fragment, jsxDEV as reactJsxDev } from 'react/jsx-dev-runtime';
import { styledProps } from './styled-props';

export { Fragment };

/** The runtime of a development build, where elements know their place in the source. */
export const jsxDEV: typeof reactJsxDev = (type, props, ...rest) =>
  reactJsxDev(type, styledProps(type, props), ...rest);

import { Fragment, jsxDEV as reactJsxDev } from 'react/jsx-dev-runtime';
import { styledProps } from './styled-props';

export { Fragment };

/** The JSX runtime of development builds, whose elements know their source location. */
export const jsxDEV: typeof reactJsxDev = (type, props, ...rest) =>
  reactJsxDev(type, styledProps(type, props), ...rest);

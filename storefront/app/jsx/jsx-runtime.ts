import { Fragment, jsx as reactJsx, jsxs as reactJsxs } from 'react/jsx-runtime';
import { styledProps } from './styled-props';

export { Fragment };

// JSX compiles to this, here and in the kit. Emotion's own runtime would render three components for each element.
export const jsx: typeof reactJsx = (type, props, key) => reactJsx(type, styledProps(type, props), key);
export const jsxs: typeof reactJsxs = (type, props, key) => reactJsxs(type, styledProps(type, props), key);

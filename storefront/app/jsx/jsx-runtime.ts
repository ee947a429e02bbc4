import { Fragment, jsx as reactJsx, jsxs as reactJsxs } from 'react/jsx-runtime';
import { styledProps } from './styled-props';

export { Fragment };

// What JSX compiles to, here and in the kit: instead of Emotion's runtime, which renders three components for an element.
export const jsx: typeof reactJsx = (type, props, key) => reactJsx(type, styledProps(type, props), key);
export const jsxs: typeof reactJsxs = (type, props, key) => reactJsxs(type, styledProps(type, props), key);

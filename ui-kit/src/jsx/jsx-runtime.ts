import { Fragment, jsx as emotionJsx, jsxs as emotionJsxs } from '@emotion/react/jsx-runtime';
import { kitProps } from './kit-props.js';

export type { JSX } from '@emotion/react/jsx-runtime';
export { Fragment };

// The kit's JSX compiles to this: Emotion's runtime with the props of `kitProps`.
export const jsx: typeof emotionJsx = (type, props, key) => emotionJsx(type, kitProps(type, props), key);
export const jsxs: typeof emotionJsxs = (type, props, key) => emotionJsxs(type, kitProps(type, props), key);

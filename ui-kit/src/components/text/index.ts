export { Heading, HeadingCount, Text, type HeadingProps, type TextProps } from './text.js';
export { tabularFigures } from './tabular-figures.js';
export type { HeadingSize, TextSize, TextTone } from './text.styles.js';

export { Heading, HeadingCount, Text, type HeadingProps, type TextProps } from './text.js';
export { tabularFigures, type HeadingSize, type TextSize, type TextTone } from './text.styles.js';

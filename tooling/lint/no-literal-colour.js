import colours from 'color-name';
import { propertyOf } from './property-of.js';

/** Matches `#fff`, `#ffff`, `#ffffff` and `#ffffffff`, but not `#anchor` or `url(#id)`. */
const HEX = /(^|[\s,(:])#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])/i;
const FUNCTION = /\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i;
const NAME = new RegExp(`(?<![\\w$#.-])(${Object.keys(colours).join('|')})(?![\\w-])`, 'i');

/** Properties and attributes whose value may be a colour name. */
const COLOURED =
  /^(color|background(Color|Image)?|border\w*|outline(Color)?|fill|stroke|(box|text)Shadow|filter|(caret|accent|stop|flood|columnRule|textDecoration|scrollbar)Color|columnRule|textDecoration)$/;
const DECLARATION = /(?<![\w-])([a-z-]+)\s*:\s*([^;{}]*)/g;

const camelCase = (property) => property.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());

/** Returns the part of a string that is a colour, or undefined. */
function colourIn(text, property) {
  const literal = HEX.exec(text)?.[0].replace(/^[\s,(:]/, '') ?? FUNCTION.exec(text)?.[0];
  if (literal) return /^(href|id|htmlFor|for)$/.test(property ?? '') ? undefined : literal;
  if (property && COLOURED.test(camelCase(property))) return NAME.exec(text)?.[1];
  return /gradient\(/.test(text) ? NAME.exec(text)?.[1] : undefined;
}

/** Refuses literal colours in the kit, because only tokens change with the theme. */
/** @type {import('eslint').Rule.RuleModule} */
export const noLiteralColour = {
  meta: {
    type: 'problem',
    docs: { description: 'Colours come from tokens' },
    messages: { literal: '`{{colour}}` is a literal colour: take a token of ui-kit/src/tokens, or add one' },
    schema: [],
  },
  create(context) {
    const report = (node, colour) => colour && context.report({ node, messageId: 'literal', data: { colour } });
    return {
      Literal(node) {
        if (typeof node.value === 'string') report(node, colourIn(node.value, propertyOf(node)));
      },
      TemplateElement(node) {
        const text = node.value.cooked ?? '';
        const declared = [...text.matchAll(DECLARATION)].map(([, property, value]) => colourIn(value, property));
        report(node, declared.find(Boolean) ?? colourIn(text, propertyOf(node)));
      },
    };
  },
};

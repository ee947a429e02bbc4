import { propertyOf } from './property-of.js';

const KINDS = {
  fontSize: 'font size',
  fontWeight: 'weight',
  lineHeight: 'line height',
  letterSpacing: 'letter spacing',
  font: 'font',
};

const KEYWORD = /^(inherit|initial|unset|revert)$/;
const ZERO = /^0(em|px|rem)?$/;
/** Sizes that follow those of the text around them: `0.7em`, `90%`. */
const RELATIVE = /^[\d.]+(em|%)$/;

/** Text of a style sheet or of a `style` attribute, with its declarations of type. */
const DECLARATION = /(?<![\w-])(font-size|font-weight|line-height|letter-spacing|font)\s*:\s*([^;{}"]+)/g;

const camelCase = (property) => property.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());

function allowed(property, value) {
  const text = String(value).trim();
  if (KEYWORD.test(text)) return true;
  if (property === 'fontSize') return RELATIVE.test(text);
  return (property === 'lineHeight' || property === 'letterSpacing') && (ZERO.test(text) || text === 'normal');
}

/** A length or a number in the parts of a template around its tokens, other than one that follows the text. */
const lengthIn = (text) => /(?<![\w.-])[\d.]+(?:px|rem|v[wh]|pt)(?!\w)/.exec(text)?.[0];

/** Refuses literal sizes, weights, line heights and letter spacing in the kit: a re-brand reaches only tokens. */
/** @type {import('eslint').Rule.RuleModule} */
export const noLiteralType = {
  meta: {
    type: 'problem',
    docs: { description: 'Type comes from tokens' },
    messages: { literal: '`{{value}}` is a literal {{kind}}: take a token of ui-kit/src/tokens, or add one' },
    schema: [],
  },
  create(context) {
    const report = (node, property, value) =>
      context.report({ node, messageId: 'literal', data: { value: String(value).trim(), kind: KINDS[property] } });

    const reportDeclared = (node, text) => {
      for (const [, name, value] of text.matchAll(DECLARATION)) {
        const property = camelCase(name);
        if (/\d|bold|light/.test(value) && !allowed(property, value)) return report(node, property, value);
      }
      return undefined;
    };

    return {
      Literal(node) {
        if (typeof node.value !== 'number' && typeof node.value !== 'string') return;
        // The name of a token: `tokens.display.logo['size-wide']`.
        if (node.parent.type === 'MemberExpression') return;
        const property = propertyOf(node);
        if (property in KINDS) {
          if (!allowed(property, node.value)) report(node, property, node.value);
        } else if (typeof node.value === 'string') reportDeclared(node, node.value);
      },
      TemplateElement(node) {
        const text = node.value.cooked ?? '';
        const property = propertyOf(node);
        const length = property in KINDS ? lengthIn(text) : undefined;
        if (length) report(node, property, length);
        else reportDeclared(node, text);
      },
    };
  },
};

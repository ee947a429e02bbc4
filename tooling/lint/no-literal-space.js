const SPACE = /^(?:(?:padding|margin)(?:[A-Z]\w*)?|gap|rowGap|columnGap)$/;

/** Lengths in a text. Those in `em`, `lh` and `%` follow the text and the place around them. */
const LENGTH = /(?<![\w.])(-?[\d.]+)(?:px|rem)(?!\w)/g;

/** The style property whose value holds a node, at any depth of an expression; else undefined. */
function styleOf(node) {
  for (let child = node, { parent } = node; parent; child = parent, { parent } = parent) {
    if (parent.type === 'Property') {
      // `{ gap = 4 }` is the default of a prop, no style.
      if (parent.parent.type !== 'ObjectExpression' || parent.value !== child) return undefined;
      return String(parent.key.name ?? parent.key.value);
    }
    if (parent.type === 'JSXAttribute' || parent.type === 'CallExpression') return undefined;
    if (parent.type === 'MemberExpression' || parent.type.endsWith('Statement')) return undefined;
  }
  return undefined;
}

/** Hairlines, and corrections of up to 3px by which a drawing is moved to where it looks right. */
const tiny = (length) => Math.abs(length) <= 1 || (length < 0 && length >= -3);

/** Refuses lengths of paddings, margins and gaps that are no tokens: density and re-brands reach only tokens. */
/** @type {import('eslint').Rule.RuleModule} */
export const noLiteralSpace = {
  meta: {
    type: 'problem',
    docs: { description: 'Spaces come from tokens' },
    messages: { literal: '`{{value}}` is a literal space: take a token of ui-kit/src/tokens/space.json' },
    schema: [],
  },
  create(context) {
    const check = (node, text) => {
      if (!SPACE.test(styleOf(node) ?? '')) return;
      // Half of what a line leaves beside a drawing: it centres the drawing in the line.
      if (text.includes('lh')) return;
      const value = [...text.matchAll(LENGTH)].find(([, length]) => !tiny(Number(length)))?.[0];
      if (value) context.report({ node, messageId: 'literal', data: { value } });
    };
    return {
      Literal(node) {
        if (typeof node.value === 'string') check(node, node.value);
        // `-12` is the literal 12 in an expression with a minus.
        const sign = node.parent.type === 'UnaryExpression' && node.parent.operator === '-' ? '-' : '';
        if (typeof node.value === 'number') check(node, `${sign}${node.value}px`);
      },
      TemplateElement(node) {
        check(node, node.value.cooked ?? '');
      },
    };
  },
};

const HOVER = /:hover(?![\w-])/;
const FOCUS = /:focus/;

const isHoverQuery = ({ computed, key }) =>
  computed && key.type === 'MemberExpression' && key.object.name === 'media' && key.property.name === 'hover';

/** Whether the node stands in the styles of `[media.hover]`, at any depth. */
function inHoverQuery(node) {
  for (let { parent } = node; parent; parent = parent.parent) {
    if (parent.type === 'Property' && isHoverQuery(parent)) return true;
  }
  return false;
}

/**
 * Refuses `:hover` outside of `[media.hover]`: on a touch screen the look would stay after a tap. A key of both `:hover`
 * and `:focus` is refused too, because the focus must be seen without a mouse.
 */
/** @type {import('eslint').Rule.RuleModule} */
export const hoverWhereAMouseIs = {
  meta: {
    type: 'problem',
    docs: { description: 'Styles for :hover lie in [media.hover], and styles for :focus outside of it' },
    messages: {
      sticks:
        'On a touch screen `:hover` stays after a tap: put it into `[media.hover]`, and style a press by `[pressed]`',
      hidden: 'Give `:focus` a key of its own: in `[media.hover]` the focus would not be seen on a touch screen',
    },
    schema: [],
  },
  create(context) {
    const check = (node, text) => {
      if (!HOVER.test(text)) return;
      if (FOCUS.test(text)) context.report({ node, messageId: 'hidden' });
      else if (!inHoverQuery(node)) context.report({ node, messageId: 'sticks' });
    };
    return {
      Literal: (node) => typeof node.value === 'string' && check(node, node.value),
      TemplateElement: (node) => check(node, node.value.cooked ?? ''),
    };
  },
};

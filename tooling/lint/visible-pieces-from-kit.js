/** Elements that structure a page and are invisible by themselves. Everything else must be a component of the kit. */
const STRUCTURE = new Set([
  ...['html', 'head', 'body', 'meta', 'link', 'title', 'script'],
  ...['main', 'section', 'article', 'aside', 'nav', 'search', 'div', 'form'],
  // Plain lists are allowed: their items contain components.
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd'],
]);

const LOOKS = new Set(['style', 'className', 'dangerouslySetInnerHTML']);

const nameOf = ({ name }) => (name.type === 'JSXIdentifier' ? name.name : '');
const isIntrinsic = (name) => /^[a-z]/.test(name);

/** Whether an element is `<input type="hidden">`, which is allowed because it is invisible. */
const isHidden = ({ attributes }) =>
  attributes.some((attribute) => attribute.type === 'JSXAttribute' && attribute.value?.value === 'hidden');

/** @type {import('eslint').Rule.RuleModule} */
export const visiblePiecesFromKit = {
  meta: {
    type: 'problem',
    docs: {
      description: 'Pages are assembled from components of the kit: no visible element and no look of their own',
    },
    messages: {
      element: '<{{name}}> is visible: take it from @meet/ui-kit, or add it there',
      attribute: '`{{name}}` gives an element a look of its own: use a component, its props and tokens',
    },
    schema: [],
  },
  create(context) {
    return {
      JSXOpeningElement(node) {
        const name = nameOf(node);
        if (!isIntrinsic(name) || STRUCTURE.has(name) || isHidden(node)) return;
        context.report({ node, messageId: 'element', data: { name } });
      },
      JSXAttribute(node) {
        const name = nameOf(node);
        if (LOOKS.has(name)) context.report({ node, messageId: 'attribute', data: { name } });
      },
    };
  },
};

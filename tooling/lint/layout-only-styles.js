/** CSS properties of layout: position, size, spacing and line breaks. All others count as looks. */
const LAYOUT = [
  /^(display|position|inset\w*|top|right|bottom|left|zIndex|order|float|clear|isolation|visibility)$/,
  /^(grid|flex|align|justify|place)\w*$|^(gap|rowGap|columnGap|columns|columnCount|columnWidth|breakInside|breakAfter)$/,
  /^(margin|padding|scroll(Margin|Padding|Snap)|overflow|contain|overscroll)\w*$|^(scrollbarGutter|scrollbarWidth|contentVisibility)$/,
  /^((min|max)?(width|height|inlineSize|blockSize)|(min|max)(Width|Height|InlineSize|BlockSize)|boxSizing)$/,
  /^(aspectRatio|objectFit|objectPosition|whiteSpace|textAlign|textWrap)$/,
  // On paper: its size, and how large the kit's pieces are there.
  /^(page|size|zoom)$/,
];

const EMOTION = '@emotion/react';
const KIT = '@meet/ui-kit';
/** Exports of Emotion that only serve looks, so the storefront must not import them. */
const LOOKS = new Set(['keyframes', 'Global', 'ClassNames']);

const arranges = (property) => LAYOUT.some((layout) => layout.test(property));
const camelCase = (property) => property.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
const keyOf = ({ key, computed }) => {
  if (key.type === 'Literal') return String(key.value);
  return key.type === 'Identifier' && !computed ? key.name : undefined;
};

/** The storefront's styles may only arrange components; how components look is set in the kit. */
/** @type {import('eslint').Rule.RuleModule} */
export const layoutOnlyStyles = {
  meta: {
    type: 'problem',
    docs: { description: 'In `css` of the storefront stands layout alone' },
    messages: {
      look: '`{{name}}` is a look: take it from @meet/ui-kit, or add it there',
      unread: 'Write styles as an object that can be checked: layout alone, looks are taken from @meet/ui-kit',
    },
    schema: [],
  },
  create(context) {
    const { sourceCode } = context;
    const seen = new Set();

    const definitionOf = (identifier) => {
      for (let scope = sourceCode.getScope(identifier); scope; scope = scope.upper) {
        const variable = scope.set.get(identifier.name);
        if (variable) return variable.defs[0];
      }
      return undefined;
    };
    const isEmotion = (identifier, name) => {
      const definition = identifier.type === 'Identifier' && definitionOf(identifier);
      return (
        definition &&
        definition.type === 'ImportBinding' &&
        definition.parent.source.value === EMOTION &&
        definition.node.imported?.name === name
      );
    };
    const look = (node, name) => context.report({ node, messageId: 'look', data: { name } });

    /** Checks a property, recursing into the styles nested under a selector, a media query or a computed key. */
    const checkProperty = (property) => {
      if (property.type === 'SpreadElement') return check(property.argument);
      const name = keyOf(property);
      const isNested = property.value.type === 'ObjectExpression';
      if (isNested) return check(property.value);
      if (name === undefined) return context.report({ node: property, messageId: 'unread' });
      if (!arranges(camelCase(name))) look(property, name);
    };

    const checkName = (node) => {
      const definition = definitionOf(node);
      if (definition?.type === 'ImportBinding' && String(definition.parent.source.value).startsWith(KIT)) {
        return look(node, node.name);
      }
      if (definition?.type === 'Variable' && definition.node.init) check(definition.node.init);
    };

    const check = (node) => {
      if (seen.has(node)) return;
      seen.add(node);
      switch (node.type) {
        case 'ObjectExpression':
          return node.properties.forEach(checkProperty);
        case 'ArrayExpression':
          return node.elements.forEach((element) => element && check(element));
        case 'ConditionalExpression':
          check(node.consequent);
          return check(node.alternate);
        case 'LogicalExpression':
          return check(node.right);
        case 'ArrowFunctionExpression':
          return check(node.body);
        case 'TSAsExpression':
        case 'TSSatisfiesExpression':
          return check(node.expression);
        case 'Identifier':
          return checkName(node);
        case 'Literal':
        case 'TemplateLiteral':
          return node.value === null || node.value === false
            ? undefined
            : context.report({ node, messageId: 'unread' });
        default:
          return undefined;
      }
    };

    return {
      JSXAttribute({ name, value }) {
        if (name.name !== 'css' || !value) return;
        check(value.type === 'JSXExpressionContainer' ? value.expression : value);
      },
      CallExpression(node) {
        if (isEmotion(node.callee, 'css')) node.arguments.forEach(check);
      },
      TaggedTemplateExpression(node) {
        if (isEmotion(node.tag, 'css')) context.report({ node, messageId: 'unread' });
      },
      ImportSpecifier(node) {
        if (node.parent.source.value === EMOTION && LOOKS.has(node.imported.name)) look(node, node.imported.name);
      },
    };
  },
};

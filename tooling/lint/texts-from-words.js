const RUSSIAN = /[а-яё]/i;

/** Refuses texts in the kit outside of `*.words.ts`: shops replace and translate them. Comments are not checked. */
/** @type {import('eslint').Rule.RuleModule} */
export const textsFromWords = {
  meta: {
    type: 'problem',
    docs: { description: 'Russian text stands in *.words.ts alone' },
    messages: { text: '«{{text}}» is text: take it by props or from the words of the component' },
    schema: [],
  },
  create(context) {
    const check = (node, value) => {
      if (RUSSIAN.test(value)) context.report({ node, messageId: 'text', data: { text: value.trim() } });
    };
    return {
      Literal: (node) => typeof node.value === 'string' && check(node, node.value),
      TemplateElement: (node) => check(node, node.value.cooked ?? ''),
      JSXText: (node) => check(node, node.value),
    };
  },
};

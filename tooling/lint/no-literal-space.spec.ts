import { RuleTester } from 'eslint';
import { noLiteralSpace } from './no-literal-space.js';

const tester = new RuleTester({ languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } } });
const literal = (value: string) => [{ messageId: 'literal', data: { value } }];

tester.run('no-literal-space', noLiteralSpace, {
  valid: [
    "css({ padding: tokens.space[3], gap: tokens.space['1-half'], marginInline: `0 ${tokens.space[2]}` })",
    "css({ margin: 0, padding: '0', marginTop: -3, marginBlock: -1, paddingInline: 'auto' })",
    "css({ margin: '0.4em 0', marginBlockStart: 'calc((1lh - 20px) / 2)', paddingBottom: '12%' })",
    'css({ marginInlineStart: `calc(-1 * ${tokens.space[3]})`, width: 44, top: 12 })',
    '<Stack gap={3} padding={4}>12</Stack>',
    'function Stack({ gap = 4, padding = 3 }) {}',
  ],
  invalid: [
    { code: 'css({ padding: 12 })', errors: literal('12px') },
    { code: 'css({ marginInlineStart: -12 })', errors: literal('-12px') },
    { code: "css({ '&:hover': { gap: wide ? '6px' : tokens.space[1] } })", errors: literal('6px') },
    { code: "css({ margin: '2px 0 0' })", errors: literal('2px') },
    { code: 'css({ paddingBlock: `-8px ${tokens.space[2]}` })', errors: literal('-8px') },
    { code: "css({ columnGap: '1.5rem' })", errors: literal('1.5rem') },
    { code: '<p style={{ marginTop: 24 }} />', errors: literal('24px') },
  ],
});

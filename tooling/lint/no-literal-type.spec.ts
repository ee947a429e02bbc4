import { RuleTester } from 'eslint';
import { noLiteralType } from './no-literal-type.js';

const tester = new RuleTester({ languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } } });
const literal = (kind: string, value: string) => [{ messageId: 'literal', data: { kind, value } }];

tester.run('no-literal-type', noLiteralType, {
  valid: [
    'css({ fontSize: tokens.text.small.size, fontWeight: tokens.weight.strong, lineHeight: tokens.line.control })',
    "css({ fontSize: tokens.display.logo['size-wide'], lineHeight: tokens.line[2] })",
    "css({ font: 'inherit', fontSize: 'inherit', lineHeight: 'inherit', letterSpacing: 0 })",
    "css({ '& sub': { fontSize: '0.7em', lineHeight: 0 } })",
    'css({ fontSize: `max(0.32em, ${tokens.text.small.size})` })',
    'css`font-size: ${tokens.text.small.size}; line-height: inherit;`',
    "css({ transition: 'font-size 120ms', minHeight: 44, padding: 12 })",
    '<Text size="small" lines={2}>600</Text>',
    "const hint = 'font: ask the designer'",
  ],
  invalid: [
    { code: 'css({ fontWeight: 600 })', errors: literal('weight', '600') },
    {
      code: "css({ '&:hover': { fontWeight: loud ? 'bold' : tokens.weight.strong } })",
      errors: literal('weight', 'bold'),
    },
    { code: 'css({ fontSize: 11 })', errors: literal('font size', '11') },
    { code: "css({ fontSize: 'clamp(1rem, 2vw, 3rem)' })", errors: literal('font size', 'clamp(1rem, 2vw, 3rem)') },
    { code: 'css({ fontSize: `calc(${tokens.text.small.size} + 2px)` })', errors: literal('font size', '2px') },
    { code: 'css({ lineHeight: 1.2 })', errors: literal('line height', '1.2') },
    { code: "css({ lineHeight: '44px' })", errors: literal('line height', '44px') },
    { code: "css({ letterSpacing: '-0.03em' })", errors: literal('letter spacing', '-0.03em') },
    { code: "css({ font: '600 16px/1.2 Onest' })", errors: literal('font', '600 16px/1.2 Onest') },
    { code: 'css`margin: 0; font-weight: 700;`', errors: literal('weight', '700') },
    { code: 'const pin = `<b style="font-size:13px">${name}</b>`', errors: literal('font size', '13px') },
    { code: '<p style={{ lineHeight: 1.1 }} />', errors: literal('line height', '1.1') },
  ],
});

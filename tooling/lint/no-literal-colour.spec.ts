import { RuleTester } from 'eslint';
import { noLiteralColour } from './no-literal-colour.js';

const tester = new RuleTester({ languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } } });
const literal = (colour: string) => [{ messageId: 'literal', data: { colour } }];

tester.run('no-literal-colour', noLiteralColour, {
  valid: [
    "css({ color: tokens.color.ink, background: 'transparent', borderColor: 'currentColor' })",
    "css({ outline: '2px solid Highlight', fill: 'none', color: 'inherit' })",
    'css({ background: `linear-gradient(to right, transparent, ${tokens.color.paper})` })',
    'css({ gridTemplateAreas: \'"red blue"\', mask: `url(#cut)` })',
    'css`color: ${tokens.color.ink}; transition: color 100ms;`',
    '<a href="#face">К отзывам</a>',
    '<Badge tone="red">Скидка</Badge>',
    "const names = ['black', 'white']",
  ],
  invalid: [
    { code: "css({ background: '#eee' })", errors: literal('#eee') },
    { code: "css({ color: 'black' })", errors: literal('black') },
    { code: "css({ '&:hover': { color: loud ? 'Tomato' : tokens.color.ink } })", errors: literal('Tomato') },
    { code: "css({ boxShadow: '0 1px 2px rgb(0 0 0 / 0.2)' })", errors: literal('rgb(') },
    { code: 'css({ border: `1px solid hsl(0, 0%, 90%)` })', errors: literal('hsl(') },
    { code: 'css({ border: `${width}px solid white` })', errors: literal('white') },
    { code: 'css`margin: 0; color: red;`', errors: literal('red') },
    { code: "const edge = 'linear-gradient(white, transparent)'", errors: literal('white') },
    { code: '<path fill="#15131F" />', errors: literal('#15131F') },
    { code: '<path stroke="grey" />', errors: literal('grey') },
    { code: "<div style={{ backgroundColor: 'oklch(0.5 0.1 20)' }} />", errors: literal('oklch(') },
  ],
});

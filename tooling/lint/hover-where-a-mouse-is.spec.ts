import { RuleTester } from 'eslint';
import { hoverWhereAMouseIs } from './hover-where-a-mouse-is.js';

const tester = new RuleTester();
const sticks = [{ messageId: 'sticks' }];
const hidden = [{ messageId: 'hidden' }];

tester.run('hover-where-a-mouse-is', hoverWhereAMouseIs, {
  valid: [
    "css({ [media.hover]: { '&:hover': { color: tokens.color.ink } }, [pressed]: { color: tokens.color.ink } })",
    "css({ [media.hover]: { [media.reducedMotion]: { '&:hover img': { transform: 'none' } } } })",
    'css({ [media.hover]: { [`${row}:hover &`]: { opacity: 1 } } })',
    "css({ '&:focus-within': { borderColor: tokens.color.ink } })",
    "css({ [media.hover]: { opacity: 0, '&:focus-visible': { opacity: 1 } } })",
    "const query = '(hover: hover)'",
  ],
  invalid: [
    { code: "css({ '&:hover': { color: tokens.color.ink } })", errors: sticks },
    { code: "css({ [media.tablet]: { 'article:hover &': { opacity: 1 } } })", errors: sticks },
    { code: "css({ 'div:has(> input:hover) > &': { opacity: 1 } })", errors: sticks },
    { code: 'css({ [`${row}:hover &`]: { opacity: 1 } })', errors: sticks },
    { code: 'css`&:hover { opacity: 1 }`', errors: sticks },
    { code: "css({ [media.reducedMotion]: { '&:hover img': { transform: 'none' } } })", errors: sticks },
    { code: "css({ '&:hover, &:focus-within': { opacity: 1 } })", errors: hidden },
    { code: "css({ [media.hover]: { '&:hover, &:focus-within': { opacity: 1 } } })", errors: hidden },
  ],
});

import { RuleTester } from 'eslint';
import { layoutOnlyStyles } from './layout-only-styles.js';

const tester = new RuleTester({
  languageOptions: { sourceType: 'module', parserOptions: { ecmaFeatures: { jsx: true } } },
});

const look = (name: string) => ({ messageId: 'look', data: { name } });
const unread = { messageId: 'unread' };
const emotion = "import { css } from '@emotion/react';";
const kit = "import { media, tabularFigures, tokens } from '@meet/ui-kit';";

tester.run('layout-only-styles', layoutOnlyStyles, {
  valid: [
    `${emotion} const row = css({ display: 'grid', gap: 4, paddingBlock: '8px', maxWidth: '40ch' });`,
    `${emotion} ${kit} const row = css({ [media.tablet]: { gridColumn: 2 }, '& > *': { minWidth: 0 } });`,
    `${emotion} const row = css({ 'grid-row': 1, overflowWrap: 'anywhere', scrollMarginTop: 140, zIndex: 1 });`,
    `${emotion} const base = css({ top: 0 }); const row = css(base, { left: 0 });`,
    `${emotion} css({ '@page label': { size: '100mm 150mm', margin: 0 }, page: 'label', zoom: 2 });`,
    '<Stack css={{ width: "100%" }} />',
    '<Stack css={[row, open && wide, tall ? { height: 4 } : null, styles.more]} />',
    // Not checked: a `css` that is not Emotion's, and an object that is not passed to `css`.
    "import { css } from './selectors'; css({ color: 'red' });",
    'const palette = { color: "red" };',
  ],
  invalid: [
    { code: `${emotion} css({ color: 'red' });`, errors: [look('color')] },
    { code: `${emotion} css({ 'border-top': 0 });`, errors: [look('border-top')] },
    { code: `${emotion} css({ '--meet-color-ink': 'red' });`, errors: [look('--meet-color-ink')] },
    {
      code: `${emotion} css({ display: 'grid', fontSize: 12, opacity: 0.5 });`,
      errors: [look('fontSize'), look('opacity')],
    },
    {
      code: `${emotion} ${kit} css({ [media.tablet]: { '&:hover': { boxShadow: 'none' } } });`,
      errors: [look('boxShadow')],
    },
    { code: `${emotion} css([{ cursor: 'pointer' }]);`, errors: [look('cursor')] },
    { code: `${emotion} ${kit} css(tabularFigures, { margin: 0 });`, errors: [look('tabularFigures')] },
    { code: `${emotion} ${kit} css({ margin: 0, ...tabularFigures });`, errors: [look('tabularFigures')] },
    { code: `${emotion} const loud = { color: 'red' }; css(loud);`, errors: [look('color')] },
    { code: "import { css as style } from '@emotion/react'; style({ color: 'red' });", errors: [look('color')] },
    { code: `${emotion} css\`display: grid\`;`, errors: [unread] },
    { code: `${emotion} ${kit} css({ [property]: 'red' });`, errors: [unread] },
    { code: '<Card css="color: red" />', errors: [unread] },
    { code: '<Card css={`color: red`} />', errors: [unread] },
    { code: '<Card css={{ background: "red" }} />', errors: [look('background')] },
    { code: '<Card css={[row, on && { outline: 0 }]} />', errors: [look('outline')] },
    { code: '<Card css={on ? { margin: 0 } : { filter: "none" }} />', errors: [look('filter')] },
    { code: '<Card css={() => ({ lineHeight: 1 })} />', errors: [look('lineHeight')] },
    { code: 'const loud = { color: "red" }; <Card css={loud} />;', errors: [look('color')] },
    { code: "import { keyframes } from '@emotion/react';", errors: [look('keyframes')] },
    { code: "import { Global, css } from '@emotion/react';", errors: [look('Global')] },
  ],
});

import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { palettes } from '../ui-kit/src/tokens/generated/tokens.js';

const { light } = palettes;

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Meet UI kit',
    appBg: light.subtle,
    appContentBg: light.raised,
    appPreviewBg: light.paper,
    appBorderRadius: 2,
    barSelectedColor: light.ink,
    colorPrimary: light.ink,
    colorSecondary: light.ink,
    textColor: light.ink,
  }),
});

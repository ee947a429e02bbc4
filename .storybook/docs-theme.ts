import { create, type ThemeVars } from 'storybook/theming';
import { palettes } from '../ui-kit/src/tokens/generated/tokens.js';
import shape from '../ui-kit/src/tokens/shape.json';
import typography from '../ui-kit/src/tokens/typography.json';

export type Shown = keyof typeof palettes;

/** Storybook computes with colours, but cannot read this notation: `rgb(22 21 19 / 0.12)`. */
const withCommas = (colour: string) => colour.replace(/^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/, 'rgba($1, $2, $3, $4)');

const font = typography.font.text.$value.map((name) => (name.includes(' ') ? `"${name}"` : name)).join(', ');

function themeOf(base: Shown, accent: string): ThemeVars {
  const palette = palettes[base];
  const line = withCommas(palette.hairline);
  const control = withCommas(palette.control);
  const corners = shape.radius.control.$value.value;
  return create({
    base,
    brandTitle: 'Meet UI kit',
    fontBase: font,
    colorPrimary: palette.ink,
    colorSecondary: accent,
    appBg: palette.subtle,
    appContentBg: palette.paper,
    appPreviewBg: palette.paper,
    appHoverBg: palette['surface-product'],
    appBorderColor: line,
    appBorderRadius: corners,
    textColor: palette.ink,
    textInverseColor: palette['on-action'],
    textMutedColor: palette['ink-muted'],
    barBg: palette.raised,
    barTextColor: palette['ink-muted'],
    barHoverColor: palette.ink,
    barSelectedColor: palette.ink,
    buttonBg: palette.raised,
    buttonBorder: control,
    booleanBg: palette.subtle,
    booleanSelectedBg: palette.raised,
    inputBg: palette.raised,
    inputBorder: control,
    inputTextColor: palette.ink,
    inputBorderRadius: corners,
  });
}

/** Docs pages in the kit's colours and type. */
export const docsThemes: Record<Shown, ThemeVars> = {
  light: themeOf('light', palettes.light.ink),
  dark: themeOf('dark', palettes.dark.ink),
};

/**
 * The themes of the Storybook interface around the preview. In the dark theme the selected row of the sidebar has white
 * words on the accent darkened by 18 %, which gives a contrast of 4.9:1 with this shade of `ink-muted`.
 */
export const managerThemes: Record<Shown, ThemeVars> = { light: docsThemes.light, dark: themeOf('dark', '#a39f94') };

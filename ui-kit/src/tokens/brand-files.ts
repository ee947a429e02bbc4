import type { BrandPalette, BrandTheme } from './brand-theme.js';

/** Returns a style sheet that re-brands the kit. It comes after the kit's own. */
export function brandCss({ light, dark, font, density }: BrandTheme): string {
  const lines = (palette: BrandPalette, indent: string) =>
    Object.entries(palette)
      .map(([name, value]) => `${indent}--meet-color-${name}: ${value};`)
      .join('\n');
  return `/* Density: <ThemeProvider density="${density}"> */
:root {
  --meet-font-text: ${font};
  --meet-font-display: ${font};
}

:root,
[data-theme] {
${lines(light, '  ')}
}

@media screen and (prefers-color-scheme: dark) {
  :root:not([data-theme]),
  [data-theme='system'] {
${lines(dark, '    ')}
  }
}

@media screen {
  [data-theme='dark'] {
${lines(dark, '    ')}
  }
}
`;
}

const colourOf = (hex: string) => ({
  colorSpace: 'srgb',
  components: [1, 3, 5].map((at) => Number((Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(4))),
  hex,
});

/**
 * Returns the tokens that the brand changes, in the format of the Design Tokens Community Group. The dark colours stand in
 * `$extensions`, as in the kit's own file.
 */
export function brandTokens({ light, dark, font, density }: BrandTheme) {
  const colours = Object.entries(light).map(([name, hex]) => {
    const other = dark[name as keyof BrandPalette] ?? hex;
    return [name, { $value: colourOf(hex), $extensions: { 'com.meet.modes': { dark: colourOf(other) } } }] as const;
  });
  const family = { $value: font.split(', ').map((name) => name.replaceAll("'", '')) };
  return {
    $extensions: { 'com.meet.density': density },
    color: { $type: 'color', ...Object.fromEntries(colours) },
    font: { $type: 'fontFamily', text: family, display: family },
  };
}

interface Brand {
  title: string;
  /** Values of CSS variables: `light` for both themes; `dark` overrides them in the dark theme. */
  light: Record<string, string>;
  dark: Record<string, string>;
}

/** Brands of the toolbar. They differ in tokens only. */
export const brands: Record<string, Brand> = {
  meet: { title: 'Meet', light: {}, dark: {} },
  fjord: {
    title: 'Fjord',
    light: {
      '--meet-color-paper': '#f3f6f7',
      '--meet-color-subtle': '#e6edf0',
      '--meet-color-pressed': '#d3dee4',
      '--meet-color-surface-product': '#dfe8ec',
      '--meet-color-ink': '#0c2430',
      '--meet-color-ink-muted': '#46606c',
      '--meet-color-action': '#0b4f6c',
      '--meet-color-action-hover': '#083b51',
      '--meet-color-action-pressed': '#041f2d',
      '--meet-color-on-action': '#ffffff',
      '--meet-color-focus': '#0b4f6c',
      '--meet-color-volt': '#ffcf56',
      '--meet-color-on-volt': '#0c2430',
      '--meet-radius-control': '6px',
      '--meet-font-display': 'var(--meet-font-text)',
    },
    dark: {
      '--meet-color-paper': '#0d171c',
      '--meet-color-raised': '#14222a',
      '--meet-color-subtle': '#1a2b34',
      '--meet-color-pressed': '#243945',
      '--meet-color-surface-product': '#1d313b',
      '--meet-color-ink': '#eef5f8',
      '--meet-color-ink-muted': '#a5bac4',
      '--meet-color-action': '#7fd0ee',
      '--meet-color-action-hover': '#a5def4',
      '--meet-color-action-pressed': '#d2f0fb',
      '--meet-color-on-action': '#0d171c',
      '--meet-color-focus': '#7fd0ee',
    },
  },
};

const declarations = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `${name}: ${value};`)
    .join(' ');

/**
 * Returns the CSS of a brand. The repeated `:root` makes it win over the kit's rules, whatever the order of
 * stylesheets.
 */
export function brandStyles({ light, dark }: Brand, root = ':root:root:root'): string {
  // A part of the page with a theme of its own sets the colours again.
  const darkInSystem = `${root}:not([data-theme]), ${root} [data-theme='system']`;
  return [
    `${root}, ${root} [data-theme] { ${declarations(light)} }`,
    `@media (prefers-color-scheme: dark) { ${darkInSystem} { ${declarations(dark)} } }`,
    `${root}[data-theme='dark'], ${root} [data-theme='dark'] { ${declarations(dark)} }`,
  ].join('\n');
}

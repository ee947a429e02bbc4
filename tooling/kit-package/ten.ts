import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';

/** A property of an element, and its expected value. */
export type Look = readonly [selector: string, property: string, value: string];

interface Adoption {
  /** Look that the brand's variables change. */
  themed: Look;
  /** Look inside the dark, dense part with round corners. */
  nested: Look;
  /** The translated text or name on an English page. */
  translated: (component: Locator) => Locator;
}

interface TokenFile {
  color: Record<string, { $extensions: { 'com.meet.modes': { dark: { hex: string } } } }>;
}

const { color } = JSON.parse(
  readFileSync(new URL('../../ui-kit/dist/tokens.json', import.meta.url), 'utf8'),
) as TokenFile;

/** Returns a colour of the dark theme as browsers format it. */
function dark(name: string): string {
  const { hex } = color[name]!.$extensions['com.meet.modes'].dark;
  const parts = hex.match(/[\da-f]{2}/g)!.map((part) => parseInt(part, 16));
  return `rgb(${parts.join(', ')})`;
}

const muted = 'rgb(70, 80, 100)';

/** The ten components of fixtures/ten.tsx. */
export const ten: Record<string, Adoption> = {
  Button: {
    themed: ['button >> nth=0', 'background-color', 'rgb(11, 79, 108)'],
    nested: ['button >> nth=0', 'height', '36px'],
    translated: (component) => component.getByRole('button', { name: 'Save Loading' }),
  },
  Alert: {
    themed: ['> div', 'border-start-start-radius', '6px'],
    nested: ['> div', 'background-color', dark('raised')],
    translated: (component) => component.getByRole('button', { name: 'Dismiss message' }),
  },
  Price: {
    themed: ['> span > span >> nth=0', 'color', 'rgb(160, 0, 90)'],
    nested: ['> span > span >> nth=0', 'color', dark('price')],
    translated: (component) => component.getByText('£15,990'),
  },
  Rating: {
    themed: ['> span > span >> nth=2', 'color', muted],
    nested: ['> span > span >> nth=2', 'color', dark('ink-muted')],
    translated: (component) => component.getByRole('img', { name: '4.5 out of 5, 12 reviews' }),
  },
  ProductCard: {
    themed: ['[data-part="name"]', 'color', muted],
    nested: ['[data-part="name"]', 'color', dark('ink-muted')],
    translated: (component) => component.getByText('Earn 390'),
  },
  QuantityStepper: {
    themed: ['div:has(> input)', 'border-start-start-radius', '6px'],
    nested: ['div:has(> input)', 'border-start-start-radius', '10px'],
    translated: (component) => component.getByRole('button', { name: 'Add one' }),
  },
  PasswordField: {
    themed: ['span:has(> input)', 'background-color', 'rgb(250, 252, 255)'],
    nested: ['span:has(> input)', 'height', '36px'],
    translated: (component) => component.getByRole('button', { name: 'Show password' }),
  },
  RemovableChip: {
    themed: ['> a', 'border-start-start-radius', '6px'],
    nested: ['> a', 'height', '36px'],
    translated: (component) => component.getByRole('link', { name: 'Remove filter: 42' }),
  },
  LikeButton: {
    themed: ['> button', 'border-start-start-radius', '6px'],
    nested: ['> button', 'width', '36px'],
    translated: (component) => component.getByRole('button', { name: 'Add to favorites' }),
  },
  Drawer: {
    themed: ['[role="dialog"]', 'background-color', 'rgb(250, 252, 255)'],
    nested: ['[role="dialog"]', 'background-color', dark('raised')],
    translated: (component) => component.getByRole('button', { name: 'Close' }),
  },
};

/**
 * Returns the wrapper element of a component in a part of the page. A drawer is opened first; it is at the end of the
 * body.
 */
export async function componentIn(page: Page, part: string, name: string): Promise<Locator> {
  const section = page.getByTestId(part);
  if (name !== 'Drawer') return section.getByTestId(name);
  await section.getByRole('button', { name: 'Open', exact: true }).click();
  return page.locator('body > div', { has: page.getByRole('dialog', { name: `Drawer of ${part}` }) });
}

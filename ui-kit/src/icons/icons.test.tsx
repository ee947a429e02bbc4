import { render } from '@testing-library/react';
import list from './icon-list.json' with { type: 'json' };
import * as icons from './index.js';

const { IconFrame: _frame, ...drawn } = icons;
const nameOf = (name: string) =>
  `${name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')}Icon`;

it('the icon set has a component for each name of the list, and no other', () => {
  expect(Object.keys(drawn).sort()).toEqual(Object.keys(list).map(nameOf).sort());
});

it('each icon of the set has its own drawing', () => {
  const drawings = Object.values(drawn).map((Drawn) => render(<Drawn />).container.querySelector('path')!.outerHTML);
  expect(new Set(drawings).size).toBe(Object.keys(list).length);
});

it.each(Object.entries(list))('the icon %s can be found by a Russian word', (_name, { words }) => {
  expect(words).toMatch(/[а-яё]/);
});

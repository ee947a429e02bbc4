import { render, screen } from '@testing-library/react';
import { Accordion } from './index.js';

const sections = [
  { id: 'care', label: 'Уход', content: 'Протирайте влажной тканью' },
  { id: 'return', label: 'Возврат', content: '14 дней' },
];

it('Accordion opens the sections named by defaultOpen', () => {
  render(<Accordion sections={sections} defaultOpen={['return']} />);
  expect(screen.getByText('14 дней')).toBeVisible();
  expect(screen.getByText('Протирайте влажной тканью')).not.toBeVisible();
});

it('Accordion gives its sections a common name only when opening one section closes the others', () => {
  const { container, rerender } = render(<Accordion sections={sections} single />);
  const names = () => [...container.querySelectorAll('details')].map((section) => section.getAttribute('name'));
  expect(new Set(names()).size).toBe(1);
  expect(names()[0]).toBeTruthy();
  rerender(<Accordion sections={sections} />);
  expect(names()).toEqual([null, null]);
});

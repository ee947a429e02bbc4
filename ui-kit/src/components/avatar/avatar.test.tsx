import { fireEvent, render, screen } from '@testing-library/react';
import { Avatar } from './index.js';
import { initialsOf } from './initials-of.js';

it.each([
  ['Анна Каренина', 'АК'],
  ['анна', 'А'],
  ['Анна-Мария Ивановна Петрова', 'АМ'],
  ['«Мит» Иван', 'МИ'],
  ['  ', ''],
])('initialsOf returns for the name %s the initials %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

it('Avatar shows initials when the picture does not load, and has the name as label in both cases', () => {
  const { container } = render(<Avatar name="Анна Каренина" src="/lost.jpg" />);
  expect(screen.getByRole('img', { name: 'Анна Каренина' })).not.toHaveTextContent('АК');
  fireEvent.error(container.querySelector('img')!);
  expect(screen.getByRole('img', { name: 'Анна Каренина' })).toHaveTextContent('АК');
});

import { render, screen, within } from '@testing-library/react';
import { LetterIndex } from './index.js';

const sections = [
  { letter: 'К', id: 'k', items: [{ label: 'Кеды', href: '/keds' }] },
  { letter: 'Л', id: 'l', items: [{ label: 'Лоферы', href: '/loafers' }] },
];

describe('LetterIndex', () => {
  it('LetterIndex links each letter to its section', () => {
    render(<LetterIndex lettersLabel="Буквы" sections={sections} />);
    const letters = screen.getByRole('navigation', { name: 'Буквы' });
    expect(within(letters).getByRole('link', { name: 'Л' })).toHaveAttribute('href', '#l');
    const section = screen.getByRole('region', { name: 'Л' });
    expect(within(section).getByRole('heading', { level: 2 })).toHaveAttribute('id', 'l');
    expect(within(section).getByRole('link', { name: 'Лоферы' })).toHaveAttribute('href', '/loafers');
  });

  it('LetterIndex has no row of letters when there is only one letter', () => {
    render(<LetterIndex lettersLabel="Буквы" sections={sections.slice(0, 1)} />);
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.getByRole('link', { name: 'Кеды' })).toBeInTheDocument();
  });
});

import { render, screen } from '@testing-library/react';
import { BlogCard } from './index.js';

const post = { href: '/blog/care', title: 'Как чистить замшу', poster: null };

describe('BlogCard', () => {
  it('BlogCard is one link under a heading, with the date in words', () => {
    render(<BlogCard {...post} date="2026-11-24T21:30:00Z" headingLevel={2} description="Щётка и терпение" />);
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 2, name: 'Как чистить замшу' })).toBeInTheDocument();
    expect(screen.getByText('25 ноября 2026')).toHaveAttribute('datetime', '2026-11-24T21:30:00Z');
  });

  it('BlogCard shows no date when the date cannot be parsed', () => {
    render(<BlogCard {...post} date="вчера" />);
    expect(document.querySelector('time')).toBeNull();
  });
});

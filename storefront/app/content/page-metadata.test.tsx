import { jest } from '@jest/globals';
import { render, waitFor } from '@testing-library/react';

const pathname = '/catalog';
let texts = {};
jest.unstable_mockModule('react-router', () => ({ useLocation: () => ({ pathname }) }));
jest.unstable_mockModule('../graphql/ask-in-browser', () => ({
  askInBrowser: async () => ({
    data: { urlMetadata: { name: '', title: '', description: '', keywords: '', ...texts } },
  }),
}));
const { PageMetadata } = await import('./page-metadata');

it('PageMetadata sets the title that an operator entered, and restores the page’s own title on unmount', async () => {
  document.title = 'Каталог';
  texts = { title: 'Кроссовки зимы' };
  const { unmount } = render(<PageMetadata />);
  await waitFor(() => expect(document.title).toBe('Кроссовки зимы'));
  unmount();
  expect(document.title).toBe('Каталог');
});

it('PageMetadata keeps the page’s own texts where operators wrote none', async () => {
  document.title = 'Каталог';
  texts = { name: 'Кроссовки' };
  render(<PageMetadata />);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(document.title).toBe('Каталог');
});

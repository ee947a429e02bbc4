import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ThemeToggle } from '../components/theme-toggle/index.js';
import { colourModeStorageKey } from './colour-mode.js';
import { ThemeProvider } from './theme-provider.js';
import { themeScript } from './theme-script.js';

const root = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  delete root.dataset['theme'];
});

describe('ThemeProvider', () => {
  it('starts from what this browser keeps', () => {
    localStorage.setItem(colourModeStorageKey, 'dark');
    render(
      <ThemeProvider>
        <ThemeToggle />
      </ThemeProvider>,
    );
    expect(root.dataset['theme']).toBe('dark');
    expect(screen.getByRole('radio', { name: 'Тёмная' })).toBeChecked();
  });

  it('keeps the choice, and forgets it for the system mode', async () => {
    render(
      <ThemeProvider>
        <ThemeToggle />
      </ThemeProvider>,
    );
    await userEvent.click(screen.getByRole('radio', { name: 'Светлая' }));
    expect([root.dataset['theme'], localStorage.getItem(colourModeStorageKey)]).toEqual(['light', 'light']);
    await userEvent.click(screen.getByRole('radio', { name: 'Как в системе' }));
    expect([root.dataset['theme'], localStorage.getItem(colourModeStorageKey)]).toEqual([undefined, null]);
  });

  it('lets a route force a mode without losing the choice', () => {
    localStorage.setItem(colourModeStorageKey, 'light');
    render(
      <ThemeProvider forcedMode="dark">
        <ThemeToggle />
      </ThemeProvider>,
    );
    expect(root.dataset['theme']).toBe('dark');
    expect(screen.getByRole('group', { name: 'Тема' })).toBeDisabled();
    expect(localStorage.getItem(colourModeStorageKey)).toBe('light');
  });
});

describe('themeScript', () => {
  const run = (source: string) => new Function(source)();

  it('sets the stored mode before anything is painted, and nothing else', () => {
    localStorage.setItem(colourModeStorageKey, 'dark');
    run(themeScript());
    expect(root.dataset['theme']).toBe('dark');
    delete root.dataset['theme'];
    localStorage.setItem(colourModeStorageKey, 'purple');
    run(themeScript());
    expect(root.dataset['theme']).toBeUndefined();
  });
});

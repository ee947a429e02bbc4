import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ThemeToggle } from '../components/theme-toggle/index.js';
import { colourModeStorageKey } from './colour-mode.js';
import { ThemeProvider, useTheme } from './theme-provider.js';
import { themeScript } from './theme-script.js';

const root = document.documentElement;
const matchMediaOf = window.matchMedia;

const attributes = () => ({ ...root.dataset });

beforeEach(() => {
  localStorage.clear();
  for (const name of ['theme', 'density', 'radius']) root.removeAttribute(`data-${name}`);
});

/** Shows what components of this place are told. */
function Told() {
  const { mode, resolvedMode, density, radius } = useTheme();
  return <p>{[mode, resolvedMode, density, radius].join(' ')}</p>;
}

describe('ThemeProvider', () => {
  it('ThemeProvider starts with the stored colour mode', () => {
    localStorage.setItem(colourModeStorageKey, 'dark');
    render(
      <ThemeProvider>
        <ThemeToggle />
      </ThemeProvider>,
    );
    expect(root.dataset['theme']).toBe('dark');
    expect(screen.getByRole('radio', { name: 'Тёмная' })).toBeChecked();
  });

  it('ThemeProvider stores the chosen colour mode, and removes the stored one for the system mode', async () => {
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

  it('ThemeProvider lets a route force a colour mode without losing the chosen one', () => {
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

describe('a nested ThemeProvider', () => {
  it('a nested ThemeProvider renders an element with its theme and leaves the page unchanged', () => {
    render(
      <ThemeProvider mode="light">
        <ThemeProvider mode="dark" density="compact" radius="large" className="band">
          <Told />
        </ThemeProvider>
      </ThemeProvider>,
    );
    expect(attributes()).toEqual({ theme: 'light' });
    const part = screen.getByText('dark dark compact large').parentElement!;
    expect({ ...part.dataset }).toEqual({ theme: 'dark', density: 'compact', radius: 'large' });
    expect(part).toHaveClass('band');
  });

  it('a nested ThemeProvider inherits the theme settings that it does not set', async () => {
    render(
      <ThemeProvider density="compact" radius="none">
        <ThemeProvider radius="large">
          <Told />
          <ThemeToggle />
        </ThemeProvider>
      </ThemeProvider>,
    );
    expect(attributes()).toEqual({ density: 'compact', radius: 'none' });
    await userEvent.click(screen.getByRole('radio', { name: 'Тёмная' }));
    expect(screen.getByText('dark dark compact large').parentElement).toHaveAttribute('data-theme', 'dark');
    expect(attributes()).toEqual({ theme: 'dark', density: 'compact', radius: 'none' });
  });

  it('ThemeProvider with `scoped` can be the only one on a page', () => {
    render(
      <ThemeProvider mode="dark" scoped>
        <Told />
      </ThemeProvider>,
    );
    expect(attributes()).toEqual({});
    expect(screen.getByText('dark dark comfortable small').parentElement).toHaveAttribute('data-theme', 'dark');
  });

  it('ThemeProvider removes its attributes from the page on unmount', () => {
    const { unmount } = render(<ThemeProvider density="compact" radius="large" children="" />);
    expect(attributes()).toEqual({ density: 'compact', radius: 'large' });
    unmount();
    expect(attributes()).toEqual({});
  });

  it('ThemeProvider reports the colours that the mode `system` currently shows', () => {
    jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({ ...matchMediaOf(query), matches: true }));
    render(
      <ThemeProvider mode="system">
        <Told />
      </ThemeProvider>,
    );
    expect(screen.getByText('system dark comfortable small')).toBeInTheDocument();
  });
});

describe('themeScript', () => {
  const run = (source: string) => new Function(source)();

  it('themeScript sets a valid stored colour mode before the first paint', () => {
    localStorage.setItem(colourModeStorageKey, 'dark');
    run(themeScript());
    expect(root.dataset['theme']).toBe('dark');
    delete root.dataset['theme'];
    localStorage.setItem(colourModeStorageKey, 'purple');
    run(themeScript());
    expect(root.dataset['theme']).toBeUndefined();
  });

  it('themeScript sets density and radius even when storage is forbidden', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('SecurityError');
    });
    run(themeScript({ density: 'compact', radius: 'large' }));
    expect(attributes()).toEqual({ density: 'compact', radius: 'large' });
  });

  it('themeScript prefers the mode forced by the route to the stored mode', () => {
    localStorage.setItem(colourModeStorageKey, 'light');
    run(themeScript({ forcedMode: 'dark' }));
    expect(attributes()).toEqual({ theme: 'dark' });
  });
});

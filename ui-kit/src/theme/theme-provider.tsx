import { css } from '@emotion/react';
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { useHydrated } from '../hooks/use-hydrated.js';
import { useMediaQuery } from '../hooks/use-media-query.js';
import { tokens } from '../tokens/generated/tokens.js';
import {
  applyColourMode,
  colourModeStorageKey,
  readStoredColourMode,
  storeColourMode,
  type ColourMode,
} from './colour-mode.js';
import { useRootAttribute } from './use-root-attribute.js';

export const densities = ['comfortable', 'compact'] as const;
export type Density = (typeof densities)[number];

export const radii = ['none', 'small', 'large'] as const;
export type Radius = (typeof radii)[number];

export interface Theme {
  /** The shopper's choice. */
  mode: ColourMode;
  /** The mode forced by the route or a part of the page, if any. */
  forcedMode: ColourMode | undefined;
  /** The colours shown. On the server `system` counts as light. */
  resolvedMode: 'light' | 'dark';
  density: Density;
  radius: Radius;
  /** Changes the shopper's choice. */
  setMode: (mode: ColourMode) => void;
}

export interface ThemeProviderProps {
  /** The page, or the part of the page that has this theme. */
  children: ReactNode;
  /** The mode, if the caller controls it. Default: the stored mode; inside another provider, the mode of that one. */
  mode?: ColourMode | undefined;
  /** Called with the shopper's choice. */
  onModeChange?: ((mode: ColourMode) => void) | undefined;
  /** A mode that overrides the shopper's choice. Default: none. */
  forcedMode?: ColourMode | undefined;
  /** Key of the stored mode in `localStorage`. Default: `colour-mode`. */
  storageKey?: string;
  /** Height of controls and distances between elements. Default: the surrounding provider's, or `comfortable`. */
  density?: Density | undefined;
  /** Roundness of corners. Default: the surrounding provider's, or `small`. */
  radius?: Radius | undefined;
  /**
   * Renders an element with the theme, including background and text colour, and leaves the rest of the page unchanged.
   * Default: true inside another provider, false otherwise.
   */
  scoped?: boolean;
  /** Class of the element that a scoped provider renders. */
  className?: string | undefined;
}

const ThemeContext = createContext<Theme | null>(null);

const scope = css({ background: tokens.color.paper });

function subscribeToStorage(notify: () => void): () => void {
  window.addEventListener('storage', notify);
  return () => window.removeEventListener('storage', notify);
}

/** Sets the colours, density and radius of the page or a part of it. */
export function ThemeProvider({
  children,
  mode: controlled,
  onModeChange,
  forcedMode,
  storageKey = colourModeStorageKey,
  density,
  radius,
  scoped,
  className,
}: ThemeProviderProps) {
  const around = use(ThemeContext);
  const inPart = scoped ?? around !== null;
  const hydrated = useHydrated();
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)');
  const stored = useSyncExternalStore(
    subscribeToStorage,
    () => readStoredColourMode(storageKey),
    () => 'system' as const,
  );
  // If storage is forbidden, the choice lasts until the page is left.
  const [chosen, setChosen] = useState<ColourMode>();
  const mode = controlled ?? around?.mode ?? chosen ?? stored;
  const forced = forcedMode ?? (controlled === undefined ? around?.forcedMode : undefined);
  const shown = forced ?? mode;

  useEffect(() => {
    // Keeps the attribute set by `ThemeScript` until the stored mode is known.
    if (!inPart && (hydrated || forced)) applyColourMode(document.documentElement, shown);
  }, [inPart, forced, shown, hydrated]);
  useRootAttribute('density', inPart ? undefined : density);
  useRootAttribute('radius', inPart ? undefined : radius);

  const choose = controlled === undefined ? around?.setMode : undefined;
  const setMode = useCallback(
    (next: ColourMode) => {
      if (choose) choose(next);
      else if (controlled === undefined) {
        setChosen(next);
        storeColourMode(next, storageKey);
      }
      onModeChange?.(next);
    },
    [choose, controlled, onModeChange, storageKey],
  );

  const theme = useMemo<Theme>(
    () => ({
      mode,
      forcedMode: forced,
      resolvedMode: (shown === 'system' ? systemIsDark : shown === 'dark') ? 'dark' : 'light',
      density: density ?? around?.density ?? 'comfortable',
      radius: radius ?? around?.radius ?? 'small',
      setMode,
    }),
    [mode, forced, shown, systemIsDark, density, radius, around?.density, around?.radius, setMode],
  );
  return (
    <ThemeContext value={theme}>
      {inPart ? (
        <div css={scope} className={className} data-theme={shown} data-density={density} data-radius={radius}>
          {children}
        </div>
      ) : (
        children
      )}
    </ThemeContext>
  );
}

/** Returns the theme of this place and the function that changes the shopper's choice. */
export function useTheme(): Theme {
  const theme = use(ThemeContext);
  if (!theme) throw new Error('useTheme needs a ThemeProvider above it');
  return theme;
}

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
import {
  applyColourMode,
  colourModeStorageKey,
  readStoredColourMode,
  storeColourMode,
  type ColourMode,
} from './colour-mode.js';

export interface Theme {
  /** The shopper's choice. */
  mode: ColourMode;
  /** The mode that the route forces, if any. */
  forcedMode: ColourMode | undefined;
  setMode: (mode: ColourMode) => void;
}

export interface ThemeProviderProps {
  children: ReactNode;
  /** The mode, if the caller controls it. Otherwise the provider stores it in `localStorage`. */
  mode?: ColourMode;
  onModeChange?: (mode: ColourMode) => void;
  forcedMode?: ColourMode | undefined;
  storageKey?: string;
}

const ThemeContext = createContext<Theme | null>(null);

function subscribeToStorage(notify: () => void): () => void {
  window.addEventListener('storage', notify);
  return () => window.removeEventListener('storage', notify);
}

export function ThemeProvider(props: ThemeProviderProps) {
  const { children, mode: controlled, onModeChange, forcedMode, storageKey = colourModeStorageKey } = props;
  const hydrated = useHydrated();
  const stored = useSyncExternalStore(
    subscribeToStorage,
    () => readStoredColourMode(storageKey),
    () => 'system' as const,
  );
  // If storage is forbidden, the choice lasts until the page is left.
  const [chosen, setChosen] = useState<ColourMode>();
  const mode = controlled ?? chosen ?? stored;

  useEffect(() => {
    // Keep the attribute set by `ThemeScript` until the stored mode is known.
    if (hydrated || forcedMode) applyColourMode(document.documentElement, forcedMode ?? mode);
  }, [forcedMode, mode, hydrated]);

  const setMode = useCallback(
    (next: ColourMode) => {
      if (controlled === undefined) {
        setChosen(next);
        storeColourMode(next, storageKey);
      }
      onModeChange?.(next);
    },
    [controlled, onModeChange, storageKey],
  );

  const theme = useMemo(() => ({ mode, forcedMode, setMode }), [mode, forcedMode, setMode]);
  return <ThemeContext value={theme}>{children}</ThemeContext>;
}

export function useTheme(): Theme {
  const theme = use(ThemeContext);
  if (!theme) throw new Error('useTheme needs a ThemeProvider above it');
  return theme;
}

import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import {
  applyColourMode,
  colourModeStorageKey,
  readStoredColourMode,
  storeColourMode,
  type ColourMode,
} from './colour-mode.js';

export interface Theme {
  /** What the shopper chose. */
  mode: ColourMode;
  /** What a route imposes, if it does. */
  forcedMode: ColourMode | undefined;
  setMode: (mode: ColourMode) => void;
}

export interface ThemeProviderProps {
  children: ReactNode;
  /** Given: the caller keeps the mode. Left out: the provider keeps it in the local storage. */
  mode?: ColourMode;
  onModeChange?: (mode: ColourMode) => void;
  forcedMode?: ColourMode | undefined;
  storageKey?: string;
}

const ThemeContext = createContext<Theme | null>(null);

export function ThemeProvider(props: ThemeProviderProps) {
  const { children, mode: controlled, onModeChange, forcedMode, storageKey = colourModeStorageKey } = props;
  const [own, setOwn] = useState<ColourMode>('system');
  const [ready, setReady] = useState(false);
  const mode = controlled ?? own;

  useEffect(() => {
    if (controlled === undefined) setOwn(readStoredColourMode(storageKey));
    setReady(true);
    // The stored mode is read once: later changes come through setMode.
  }, []);

  useEffect(() => {
    // Until the stored mode is known the attribute set by ThemeScript stays.
    if (ready || forcedMode) applyColourMode(document.documentElement, forcedMode ?? mode);
  }, [forcedMode, mode, ready]);

  const setMode = useCallback(
    (next: ColourMode) => {
      if (controlled === undefined) {
        setOwn(next);
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

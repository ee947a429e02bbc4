import { autorun } from 'mobx';
import { useEffect, useState } from 'react';
import { ColourModeStore } from './colour-mode-store';
import { showThemeColour } from './theme-colour';

/**
 * The colour mode of this tab. Storage is read only after hydration, because the first render must match the server's.
 */
export function useColourMode(): ColourModeStore {
  const [colourMode] = useState(() => new ColourModeStore());
  useEffect(() => {
    colourMode.hydrate();
    return autorun(() => showThemeColour(colourMode.mode));
  }, [colourMode]);
  return colourMode;
}

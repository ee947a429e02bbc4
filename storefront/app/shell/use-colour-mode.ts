import { useEffect, useState } from 'react';
import { ColourModeStore } from './colour-mode-store';

/** The colour mode of this tab. Storage is read after hydration: the first render is the same as the server's. */
export function useColourMode(): ColourModeStore {
  const [colourMode] = useState(() => new ColourModeStore());
  useEffect(() => colourMode.hydrate(), [colourMode]);
  return colourMode;
}

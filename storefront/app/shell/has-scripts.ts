import { useMatches } from 'react-router';
import { isRecord } from '../browser/stored-value';

/** Whether the page has scripts. A route without scripts states this in its `handle`. */
export const useHasScripts = (): boolean =>
  !useMatches().some(({ handle }) => isRecord(handle) && handle['withoutScripts']);

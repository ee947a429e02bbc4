import { ProgressLine } from '@meet/ui-kit';
import { useNavigation } from 'react-router';

/** The next page is on its way. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <ProgressLine />;
}

import { ProgressLine } from '@meet/ui-kit';
import { useNavigation } from 'react-router';

/** A progress bar shown while the next page loads. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <ProgressLine />;
}

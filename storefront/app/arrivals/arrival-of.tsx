import { observer } from 'mobx-react-lite';
import { useArrivals } from './arrivals-context';
import { whenWords, type Speed } from './arrival-words';

/** Adds « · 9–15 декабря» to other text, once the days are known. */
export const ArrivalOf = observer(function ArrivalOf({ speed }: { speed: Speed }) {
  const days = useArrivals().of(speed);
  return days && <> · {whenWords(days)}</>;
});

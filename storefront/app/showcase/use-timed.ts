import { useEffect, useState } from 'react';
import { usePageLoadTime } from '../sign-in/sign-in-context';
import { serverNow } from './server-clock';
import { watchTime } from './watch-time';

export interface Timed {
  /** When the answer changes by itself: an ISO time, or null if nothing is planned. */
  changesAt: string | null;
}

/**
 * An answer of the API that holds for a time: when the time is over, it is asked again. `ask` answers null if the API
 * could not be reached, and must be the same function on each render.
 */
export function useTimed<Answer extends Timed>(given: Answer, ask: () => Promise<Answer | null>): Answer {
  const renderedAt = usePageLoadTime();
  const [latest, setLatest] = useState({ given, answer: given });
  // A page that is loaded again brings a later answer.
  const answer = latest.given === given ? latest.answer : given;
  const { changesAt } = answer;

  useEffect(() => {
    if (changesAt === null) return undefined;
    let over = false;
    const end = watchTime({
      changesAt: Date.parse(changesAt),
      now: () => serverNow(renderedAt),
      ask: () =>
        void ask().then((next) => {
          if (next && !over) setLatest({ given, answer: next });
        }),
    });
    return () => {
      over = true;
      end();
    };
  }, [changesAt, given, renderedAt, ask]);

  return answer;
}

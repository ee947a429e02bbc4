import { useEffect, useRef, useState } from 'react';
import { usePageLoadTime } from '../sign-in/sign-in-context';
import { serverNow } from './server-clock';
import { watchTime } from './watch-time';

export interface Timed {
  /** When the answer will change: an ISO time, or null if no change is planned. */
  changesAt: string | null;
}

/**
 * An API answer that is valid until a given time and is then requested again. `ask` returns null if the API cannot be
 * reached; it must be the same function on every render. `who` names whom the answer is for: for somebody else than on the
 * first render it is requested again, too.
 */
export function useTimed<Answer extends Timed>(given: Answer, ask: () => Promise<Answer | null>, who = ''): Answer {
  const renderedAt = usePageLoadTime();
  const [latest, setLatest] = useState({ given, answer: given });
  // A reloaded page brings a newer answer.
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

  const answeredFor = useRef(who);
  useEffect(() => {
    if (answeredFor.current === who) return;
    answeredFor.current = who;
    void ask().then((next) => {
      if (next && answeredFor.current === who) setLatest({ given, answer: next });
    });
  }, [who, given, ask]);

  return answer;
}

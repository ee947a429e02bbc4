/** Longest timer that is set. Browsers store timers in 32 bits, which is less than a month. */
const longest = 86_400_000;
/** Milliseconds after which the request is repeated if it failed or came a moment too early. */
const again = 5000;

export interface Watch {
  /** When the answer will change, in milliseconds since the epoch. */
  changesAt: number;
  /** The server's current time in milliseconds since the epoch. */
  now: () => number;
  /** Requests a new answer. Called when the time has come, and again every 5 seconds until the watch is stopped. */
  ask: () => void;
}

/**
 * Calls `ask` at the given time. In the background nothing is requested; if the time passes meanwhile, `ask` is called
 * when the page is shown again. Returns a function that stops the watch.
 */
export function watchTime({ changesAt, now, ask }: Watch): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    if (document.hidden) return;
    const wait = changesAt - now();
    if (wait > 0) {
      timer = setTimeout(look, Math.min(wait, longest));
    } else {
      ask();
      timer = setTimeout(look, again);
    }
  };
  look();
  document.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

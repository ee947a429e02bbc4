/** Timers of browsers hold 32 bits, which is less than a month. */
const longest = 86_400_000;
/** How soon the question is asked again if it could not be answered, or was asked a moment too early. */
const again = 5000;

export interface Watch {
  /** When the answer changes by itself, in milliseconds since the epoch. */
  changesAt: number;
  /** The server's time now, in milliseconds since the epoch. */
  now: () => number;
  /** Asks again. Called once when the time has come, and once more after 5 seconds as long as the watch goes on. */
  ask: () => void;
}

/**
 * Calls `ask` at the given time. While the page is in the background nothing is asked: if the time has come meanwhile,
 * it is asked when the page is shown again. Returns a function that ends the watch.
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

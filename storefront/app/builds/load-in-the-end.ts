import { loadOnline } from './load-online';

/** Milliseconds between two attempts. */
const pauseMs = 3_000;

/** Loads a file of the build, and tries again every few seconds, and when the browser is online again, until it is there. */
export async function loadInTheEnd<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (;;)
    try {
      return await loadOnline(load);
    } catch {
      await nextChance();
    }
}

const nextChance = () =>
  new Promise<void>((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, pauseMs);
    window.addEventListener('online', go);
  });

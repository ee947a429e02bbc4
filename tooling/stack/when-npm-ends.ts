const LOOK_EVERY_MS = 500;

/**
 * npm puts a shell between itself and what it runs, and passes a SIGTERM on to that shell alone, which ends without a
 * word to us: then we have another parent. Without npm whoever started us may end as they like.
 */
export function whenNpmEnds(stop: () => void): void {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    stop();
  }, LOOK_EVERY_MS).unref();
}

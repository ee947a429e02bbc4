const LOOK_EVERY_MS = 500;

/**
 * Calls `stop` when npm has been told to end. npm starts us through a shell and passes a SIGTERM to that shell only.
 * The shell ends without telling us, but then we have another parent. Without npm the end of our parent means nothing.
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

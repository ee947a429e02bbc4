const LOOK_EVERY_MS = 500;

/**
 * Calls `stop` when npm has been told to stop. npm starts this process through a shell and passes a SIGTERM to the
 * shell only. The shell then exits without telling us, and we get another parent process. If we were not started by
 * npm, a change of the parent means nothing.
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

const LOOK_EVERY_MS = 500;

/**
 * Calls `stop` when npm has been asked to stop. npm starts this process through a shell and passes a SIGTERM only to
 * the shell. The shell then exits without notifying this process, which gets another parent process. If npm did not
 * start this process, a change of the parent means nothing.
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

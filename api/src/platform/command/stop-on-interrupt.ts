const ECHO_MS = 1_000;

/**
 * Returns a signal that is aborted on Ctrl-C; a second Ctrl-C ends the process at once. `release` removes the handlers.
 */
export function stopOnInterrupt(): { signal: AbortSignal; release: () => void } {
  const controller = new AbortController();
  let first = 0;
  const onInterrupt = (): void => {
    if (controller.signal.aborted) {
      // Ignores a second signal right after the first: npm forwards the Ctrl-C that the terminal has already sent to
      // this process.
      if (Date.now() - first > ECHO_MS) process.exit(130);
      return;
    }
    first = Date.now();
    controller.abort();
    process.stderr.write('\nFinishing the batch; press Ctrl-C again to stop at once.\n');
  };
  process.on('SIGINT', onInterrupt);
  process.on('SIGTERM', onInterrupt);
  return {
    signal: controller.signal,
    release: () => {
      process.off('SIGINT', onInterrupt);
      process.off('SIGTERM', onInterrupt);
    },
  };
}

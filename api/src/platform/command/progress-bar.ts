import { SingleBar } from 'cli-progress';

/**
 * Shows the progress of a command on stderr: on a terminal as a bar with rate and remaining time, otherwise as a line
 * every 5 seconds.
 */
export interface Progress {
  /** Updates the progress. A new phase starts a new bar. */
  update(phase: string, done: number, total: number): void;
  stop(): void;
}

const LINE_EVERY_MS = 5_000;

/** `labels` are the units that each phase counts. A phase without a label is shown by its name. */
export function openProgress(labels: Readonly<Record<string, string>> = {}): Progress {
  return process.stderr.isTTY ? barProgress(labels) : lineProgress(labels);
}

function barProgress(labels: Readonly<Record<string, string>>): Progress {
  let bar: SingleBar | null = null;
  let current: string | null = null;
  let started = 0;
  const stop = (): void => {
    bar?.stop();
    bar = null;
    current = null;
  };
  return {
    stop,
    update(phase, done, total) {
      if (phase !== current) {
        stop();
        current = phase;
        started = Date.now();
        bar = new SingleBar({
          format: '{label} [{bar}] {percentage}% {value}/{total} | {rate}/s | {eta_formatted} left',
          stream: process.stderr,
          hideCursor: true,
          clearOnComplete: false,
          formatValue: (value, _, type) =>
            type === 'value' || type === 'total' ? String(Math.round(value)) : String(value),
        });
        bar.start(total, 0, { label: labels[phase] ?? phase, rate: '–' });
      }
      bar?.setTotal(total);
      bar?.update(done, { rate: rateOf(done, started) });
    },
  };
}

function lineProgress(labels: Readonly<Record<string, string>>): Progress {
  let current: string | null = null;
  let started = 0;
  let last = 0;
  return {
    stop: () => undefined,
    update(phase, done, total) {
      const now = Date.now();
      if (phase !== current) {
        current = phase;
        started = now;
        last = now;
      }
      if (done <= 0) return;
      if (now - last < LINE_EVERY_MS && done < total) return;
      last = now;
      const left = done > 0 ? Math.round((((now - started) / done) * (total - done)) / 1000) : 0;
      process.stderr.write(
        `${labels[phase] ?? phase}: ${Math.round(done)}/${Math.round(total)}, ${rateOf(done, started)}/s, ${left} s left\n`,
      );
    },
  };
}

function rateOf(done: number, started: number): string {
  const seconds = Math.max((Date.now() - started) / 1000, 0.001);
  const rate = done / seconds;
  return rate >= 100 ? String(Math.round(rate)) : rate.toFixed(1);
}

import { makeAutoObservable } from 'mobx';
import { readTabText, writeTabText } from '../browser/tab-storage';

export const cooldownKey = 'cooldownUntil';

/**
 * The time from which the server will send another code. Kept in session storage, so it survives a reload.
 * Storage is optional, because the server enforces the same wait.
 */
export class CooldownStore {
  /** Milliseconds since the epoch; 0 if a code can be requested now. */
  until = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    makeAutoObservable<this, 'timer'>(this, { timer: false }, { autoBind: true });
  }

  hydrate(): void {
    const stored = readTabText(cooldownKey);
    if (stored !== null) this.start(stored);
  }

  /** Starts the countdown until the time that the server sent (ISO 8601). */
  start(cooldownUntil: string): void {
    const until = Date.parse(cooldownUntil);
    if (Number.isNaN(until) || until <= Date.now()) return this.end();
    this.until = until;
    writeTabText(cooldownKey, cooldownUntil);
    clearTimeout(this.timer);
    this.timer = setTimeout(this.end, until - Date.now());
  }

  end(): void {
    clearTimeout(this.timer);
    this.until = 0;
    writeTabText(cooldownKey, null);
  }
}

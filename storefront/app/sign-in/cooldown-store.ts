import { makeAutoObservable } from 'mobx';

export const cooldownKey = 'cooldownUntil';

/** The time from which the server will send another code. Kept in session storage, so it survives a reload. */
export class CooldownStore {
  /** Milliseconds since the epoch; 0 if a code can be requested now. */
  until = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    makeAutoObservable<this, 'timer'>(this, { timer: false }, { autoBind: true });
  }

  hydrate(): void {
    const stored = readStored();
    if (stored !== null) this.start(stored);
  }

  /** Starts the countdown until the time that the server sent (ISO 8601). */
  start(cooldownUntil: string): void {
    const until = Date.parse(cooldownUntil);
    if (Number.isNaN(until) || until <= Date.now()) return this.end();
    this.until = until;
    keep(cooldownUntil);
    clearTimeout(this.timer);
    this.timer = setTimeout(this.end, until - Date.now());
  }

  end(): void {
    clearTimeout(this.timer);
    this.until = 0;
    keep(null);
  }
}

function readStored(): string | null {
  try {
    return window.sessionStorage.getItem(cooldownKey);
  } catch {
    return null;
  }
}

function keep(cooldownUntil: string | null): void {
  try {
    if (cooldownUntil === null) window.sessionStorage.removeItem(cooldownKey);
    else window.sessionStorage.setItem(cooldownKey, cooldownUntil);
  } catch {
    // Storage is optional here, because the server enforces the same wait.
  }
}

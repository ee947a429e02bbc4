import { makeAutoObservable } from 'mobx';

export const cooldownKey = 'cooldownUntil';

/** Until when the server sends no further code; it outlives a reload, not the tab. */
export class CooldownStore {
  /** Milliseconds of the epoch; 0 where nothing has to be waited for. */
  until = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    makeAutoObservable<this, 'timer'>(this, { timer: false }, { autoBind: true });
  }

  hydrate(): void {
    const stored = readStored();
    if (stored !== null) this.start(stored);
  }

  /** Takes the moment as the server gave it. */
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
    // The server remembers it too.
  }
}

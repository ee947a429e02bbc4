import { makeAutoObservable } from 'mobx';
import type { AccessLevel } from '../graphql/generated/graphql';
import { forgetShopper } from '../browser/stored-keys';
import { wasSessionLost } from './lost-session';
import { isRecord, readStoredText, writeStoredText } from '../browser/stored-value';

export const roleKey = 'role';
const channelName = 'session';

const accessLevels: Record<AccessLevel, true> = { USER: true, MANAGER: true, ADMIN: true };

function isAccessLevel(value: unknown): value is AccessLevel {
  return typeof value === 'string' && value in accessLevels;
}

/** The access level that this tab shows. The tokens are in cookies that scripts cannot read. */
export class SessionStore {
  /** Null for a guest. */
  accessLevel: AccessLevel | null;
  /** Whether the session ended without a sign-out by the shopper: it expired, or was ended elsewhere. */
  isLost = false;
  /**
   * The channel to the other tabs, used for both sending and receiving: with two channels, this tab would receive its
   * own messages.
   */
  private channel: BroadcastChannel | null = null;

  constructor(accessLevel: AccessLevel | null) {
    this.accessLevel = accessLevel;
    makeAutoObservable<this, 'channel'>(this, { channel: false }, { autoBind: true });
  }

  get signedIn(): boolean {
    return this.accessLevel !== null;
  }

  /**
   * Sends the access level from the server to the other tabs if local storage has a different one. That happens after a
   * sign-in without scripts, about which no tab was notified, and after every sign-out, which loads a page.
   */
  hydrate(): void {
    this.isLost = !this.signedIn && wasSessionLost();
    const stored = readStoredText(roleKey);
    if (stored === this.accessLevel) return;
    if (stored !== null && !this.signedIn) forgetShopper();
    writeStoredText(roleKey, this.accessLevel);
    this.tellOtherTabs();
  }

  signIn(accessLevel: AccessLevel): void {
    this.become(accessLevel);
    this.tellOtherTabs();
  }

  signOut(): void {
    if (!this.signedIn) return;
    this.become(null);
    this.tellOtherTabs();
  }

  /** Listens to sign-ins and sign-outs in other tabs. Returns a function that stops listening. */
  followOtherTabs(onChange: () => void): () => void {
    const channel = new BroadcastChannel(channelName);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (!isRecord(data)) return;
      const { accessLevel } = data;
      this.become(isAccessLevel(accessLevel) ? accessLevel : null);
      onChange();
    };
    this.channel = channel;
    // The browser may show a cached page from before the sign-out.
    const showAgain = ({ persisted }: PageTransitionEvent) => {
      if (persisted && readStoredText(roleKey) !== this.accessLevel) window.location.reload();
    };
    window.addEventListener('pageshow', showAgain);
    return () => {
      window.removeEventListener('pageshow', showAgain);
      channel.close();
      if (this.channel === channel) this.channel = null;
    };
  }

  private become(accessLevel: AccessLevel | null): void {
    if (this.signedIn && accessLevel === null) forgetShopper();
    this.accessLevel = accessLevel;
    this.isLost = !this.signedIn && wasSessionLost();
    writeStoredText(roleKey, accessLevel);
  }

  private tellOtherTabs(): void {
    this.channel?.postMessage({ accessLevel: this.accessLevel });
  }
}

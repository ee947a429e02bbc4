import { makeAutoObservable } from 'mobx';
import type { AccessLevel } from '../graphql/generated/graphql';
import { isRecord, readStoredText, writeStoredText } from '../browser/stored-value';

export const roleKey = 'role';
const channelName = 'session';

const accessLevels: Record<AccessLevel, true> = { USER: true, MANAGER: true, ADMIN: true };

function isAccessLevel(value: unknown): value is AccessLevel {
  return typeof value === 'string' && value in accessLevels;
}

/** Who the shopper is to this tab. The tokens are in cookies that no script reads; here is what the page shows. */
export class SessionStore {
  /** Null for a guest. */
  accessLevel: AccessLevel | null;
  /** To the other tabs; one for hearing and telling, or this tab would hear itself. */
  private channel: BroadcastChannel | null = null;

  constructor(accessLevel: AccessLevel | null) {
    this.accessLevel = accessLevel;
    makeAutoObservable<this, 'channel'>(this, { channel: false }, { autoBind: true });
  }

  get signedIn(): boolean {
    return this.accessLevel !== null;
  }

  /** The server has said who this is. What the other tabs believe may be older: without scripts nobody tells them. */
  hydrate(): void {
    if (readStoredText(roleKey) === this.accessLevel) return;
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

  /** Keeps step with the other tabs of this browser; gives back what stops it. */
  followOtherTabs(onChange: () => void): () => void {
    const channel = new BroadcastChannel(channelName);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (!isRecord(data)) return;
      const { accessLevel } = data;
      this.become(isAccessLevel(accessLevel) ? accessLevel : null);
      onChange();
    };
    this.channel = channel;
    return () => {
      channel.close();
      if (this.channel === channel) this.channel = null;
    };
  }

  private become(accessLevel: AccessLevel | null): void {
    this.accessLevel = accessLevel;
    writeStoredText(roleKey, accessLevel);
  }

  private tellOtherTabs(): void {
    this.channel?.postMessage({ accessLevel: this.accessLevel });
  }
}

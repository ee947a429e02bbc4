import { makeAutoObservable, runInAction } from 'mobx';
import { readStoredList, writeStored } from '../browser/stored-value';
import type { SessionStore } from '../session/session-store';
import type { ToastStore } from '../toasts/toast-store';
import type { FavouritesApi } from './favourites-api';

export const favouritesKey = 'favourites';
/** Maximum number of favourites, the same as in an account. */
export const favouritesLimit = 500;

const isId = (value: unknown): value is string => typeof value === 'string';

export interface FavouritesSurroundings {
  api: FavouritesApi;
  session: Pick<SessionStore, 'signedIn'>;
  toasts: Pick<ToastStore, 'show'>;
}

/**
 * The ids of favourite products, the last added first. A guest's favourites are kept in this browser; after signing in
 * they are merged into the account's.
 */
export class FavouritesStore {
  private guestIds: string[] = [];
  /** Null until the account has answered. */
  private accountIds: string[] | null = null;
  /** Changes that the account has not confirmed yet. */
  private pending: Change[] = [];
  /** Changes are sent one after another, so that a late answer does not undo a newer change. */
  private queue: Promise<unknown> = Promise.resolve();

  constructor(private readonly around: FavouritesSurroundings) {
    makeAutoObservable<this, 'around' | 'queue' | 'pending'>(
      this,
      { around: false, queue: false, pending: false },
      { autoBind: true },
    );
  }

  get ids(): readonly string[] {
    return this.accountIds ?? this.guestIds;
  }

  get count(): number {
    return this.ids.length;
  }

  has(id: string): boolean {
    return this.ids.includes(id);
  }

  /** Reads the favourites stored in this browser, which another tab may have changed. */
  hydrate(): void {
    const kept = readStoredList(favouritesKey, isId, favouritesLimit);
    // A new array with the same ids would render every card again.
    if (kept.join() !== this.guestIds.join()) this.guestIds = kept;
  }

  /** Listens to changes in other tabs. Returns a function that stops listening. */
  followOtherTabs(): () => void {
    const read = ({ key }: StorageEvent) => {
      if (key === favouritesKey || key === null) this.hydrate();
    };
    window.addEventListener('storage', read);
    return () => window.removeEventListener('storage', read);
  }

  /** Loads the account's favourites, after adding those that this browser kept for a guest and removing them here. */
  refresh(): Promise<void> {
    return this.inTurn(async () => {
      this.hydrate();
      const kept = [...this.guestIds];
      const { api } = this.around;
      const ids =
        kept.length > 0
          ? (await api.merge(kept)).data?.mergeFavourites.productIds
          : (await api.ids()).data?.favouriteList.productIds;
      // Without a response the favourites stay in this browser and are added next time.
      if (!ids) return;
      runInAction(() => {
        if (!this.around.session.signedIn) return;
        // Changes made meanwhile are applied again and sent after this answer.
        this.accountIds = this.pending.reduce(changed, ids);
        this.keep(this.guestIds.filter((id) => !kept.includes(id)));
      });
    });
  }

  /** Called for a guest: forgets the account's favourites here. */
  leave(): void {
    this.accountIds = null;
  }

  /** Adds or removes a favourite. The heart changes at once, and a toast confirms it. */
  async toggle(id: string): Promise<void> {
    const liked = !this.has(id);
    const change = { id, liked };
    const { session, toasts, api } = this.around;
    if (!session.signedIn) {
      this.hydrate();
      if (liked && this.guestIds.length >= favouritesLimit) {
        toasts.show('warning', 'В избранном нет места', `Помещается ${favouritesLimit} товаров: уберите лишние.`);
        return;
      }
      this.keep(changed(this.guestIds, change));
      return this.say(liked);
    }
    this.accountIds = changed(this.ids, change);
    this.pending.push(change);
    this.say(liked);
    await this.inTurn(async () => {
      const { fault } = await api.toggle(id, liked);
      this.pending = this.pending.filter((other) => other !== change);
      if (!fault) return;
      runInAction(() => (this.accountIds = changed(this.ids, { id, liked: !liked })));
      toasts.show('error', 'Избранное не изменилось', fault.message);
    });
  }

  /** Removes favourites of a guest that the shop no longer has. */
  forget(gone: readonly string[]): void {
    if (gone.length > 0) this.keep(this.guestIds.filter((id) => !gone.includes(id)));
  }

  private say(liked: boolean): void {
    this.around.toasts.show(
      liked ? 'success' : 'info',
      liked ? 'Товар добавлен в избранное' : 'Товар убран из избранного',
    );
  }

  private keep(ids: string[]): void {
    this.guestIds = ids;
    writeStored(favouritesKey, ids);
  }

  private inTurn(work: () => Promise<void>): Promise<void> {
    const turn = this.queue.then(work);
    this.queue = turn.catch(() => undefined);
    return turn;
  }
}

interface Change {
  id: string;
  liked: boolean;
}

function changed(ids: readonly string[], { id, liked }: Change): string[] {
  const others = ids.filter((other) => other !== id);
  return liked ? [id, ...others] : others;
}

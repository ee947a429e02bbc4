import { makeAutoObservable, runInAction } from 'mobx';
import type { BrowserAnswer } from '../graphql/ask-in-browser';
import type { ArrivalFieldsFragment, CityArrivalsQuery } from '../graphql/generated/graphql';
import { StoredState } from '../browser/stored-state';
import { readStoredRecord } from '../browser/stored-value';
import { arrivalOf, type Speed } from './arrival-words';

/** Delivery days in the shopper's town, or in Moscow while the town is not known. */
export type TownArrivals = CityArrivalsQuery['cityArrivals'];

export type Town = TownArrivals['city'];

interface ArrivalsApi {
  arrivals: (cityId: string | null) => Promise<BrowserAnswer<CityArrivalsQuery>>;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/**
 * When goods arrive in the shopper's town. Rendered pages are the same for all towns: the server renders the days of
 * Moscow, and the browser requests the days of another town once per visit.
 */
export class ArrivalsStore {
  private readonly stored = new StoredState<Partial<Town>>('city', {}, (key) => readStoredRecord(key, isText));
  private answer: TownArrivals | null;
  /** The last requested town, where null is Moscow; undefined before the first request. */
  private asked: string | null | undefined;

  /** @param home - Delivery days in Moscow; null if the API did not respond in time. */
  constructor(
    private readonly api: ArrivalsApi,
    home: TownArrivals | null,
  ) {
    this.answer = home;
    makeAutoObservable<this, 'api' | 'asked'>(this, { api: false, asked: false }, { autoBind: true });
  }

  hydrate(): void {
    this.stored.hydrate();
    const { id = null } = this.stored.value;
    if (id === null ? this.answer === null : id !== this.answer?.city.id) void this.ask(id);
  }

  /** The town whose days are shown; null while no days are known. */
  get town(): Town | null {
    return this.answer?.city ?? null;
  }

  /** The town that the shopper has chosen; null if none. */
  get named(): Town | null {
    const { id, title } = this.stored.value;
    return id && title ? { id, title } : null;
  }

  /**
   * Whether the shown days belong to the town that the shopper has chosen. Until they are loaded, Moscow's days are
   * shown.
   */
  get isOwnTown(): boolean {
    return this.named === null || this.named.id === this.town?.id;
  }

  /** Whether the shop delivers to the town. */
  get isServed(): boolean {
    return this.answer === null || this.answer.arrivals !== null;
  }

  /** Returns when an offer arrives; null if that is not known, or if the shop does not deliver to the town. */
  of(speed: Speed): ArrivalFieldsFragment | null {
    const days = this.answer?.arrivals;
    return days ? arrivalOf(days, speed) : null;
  }

  choose(town: Town): void {
    this.stored.change(() => ({ id: town.id, title: town.title }));
    if (town.id === this.town?.id) this.asked = undefined;
    else void this.ask(town.id);
  }

  private async ask(cityId: string | null): Promise<void> {
    if (cityId === this.asked) return;
    this.asked = cityId;
    const { data } = await this.api.arrivals(cityId);
    runInAction(() => {
      if (this.asked !== cityId) return;
      this.asked = undefined;
      if (data) this.answer = data.cityArrivals;
    });
  }
}

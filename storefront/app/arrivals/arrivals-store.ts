import { makeAutoObservable, runInAction } from 'mobx';
import type { BrowserAnswer } from '../graphql/ask-in-browser';
import type { ArrivalFieldsFragment, CityArrivalsQuery } from '../graphql/generated/graphql';
import { StoredState } from '../browser/stored-state';
import { readStoredRecord } from '../browser/stored-value';
import { arrivalOf, type Speed } from './arrival-words';

/** The days of the shopper's town, or of Moscow while it is not known. */
export type TownArrivals = CityArrivalsQuery['cityArrivals'];

export type Town = TownArrivals['city'];

interface ArrivalsApi {
  arrivals: (cityId: string | null) => Promise<BrowserAnswer<CityArrivalsQuery>>;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/**
 * When goods arrive in the shopper's town. Pages are the same for all towns: the server renders Moscow's days, and the
 * browser asks once a visit for those of another town.
 */
export class ArrivalsStore {
  private readonly stored = new StoredState<Partial<Town>>('city', {}, (key) => readStoredRecord(key, isText));
  private answer: TownArrivals | null;
  /** The town last asked for, where null is Moscow; undefined before the first question. */
  private asked: string | null | undefined;

  /** @param home - The days of Moscow; null if the API did not answer in time. */
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

  /** The town whose days are shown; null while none is known. */
  get town(): Town | null {
    return this.answer?.city ?? null;
  }

  /** The town that the shopper has named; null if they have not. */
  get named(): Town | null {
    const { id, title } = this.stored.value;
    return id && title ? { id, title } : null;
  }

  /** Whether the days are those of the town that the shopper has named: until it is asked for, they are Moscow's. */
  get isOwnTown(): boolean {
    return this.named === null || this.named.id === this.town?.id;
  }

  /** Whether anything is delivered to the town. */
  get isServed(): boolean {
    return this.answer === null || this.answer.arrivals !== null;
  }

  /** When an offer arrives; null if that is not known, or nothing is delivered there. */
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

import { makeAutoObservable, runInAction } from 'mobx';
import type { DeskApi } from '../../graphql/api';
import type { OfferLineFragment } from '../../graphql/generated/graphql';
import { saveOffer, type OfferChange, type OfferRefusal } from './save-offer';

/** A price or stock that was changed here, and what it was before. */
export interface ChangedOffer {
  /** The item as it was after the change. */
  offer: OfferLineFragment;
  from: OfferChange;
  to: OfferChange;
}

/** What became of taking a change back. */
export interface TakenBack {
  change: ChangedOffer;
  /** Why nothing was written. */
  refusal?: OfferRefusal;
}

/** Changes of prices and stock in the cells of a grid, the last of which can be taken back. */
export class OfferEdits {
  last: ChangedOffer | undefined;
  private isUndoing = false;

  constructor(
    private readonly api: DeskApi,
    /** Shows an item as it is now. */
    private readonly put: (offer: OfferLineFragment) => void,
  ) {
    makeAutoObservable<this, 'api' | 'put'>(this, { api: false, put: false }, { autoBind: true });
  }

  /** Saves a price or stock as of the row that is shown. Returns what is wrong; the row has the new value otherwise. */
  async save(row: OfferLineFragment, change: OfferChange): Promise<OfferRefusal | undefined> {
    const { offer, refusal } = await saveOffer(this.api, row, change);
    runInAction(() => {
      if (offer) this.put(offer);
      if (offer && !refusal) this.last = { offer, from: beforeOf(row, change), to: change };
    });
    return refusal;
  }

  /**
   * Writes the value of before, as of the item that the change has left: if somebody else has changed it since, nothing
   * is written, and the item is shown as it is.
   */
  async undo(): Promise<TakenBack | undefined> {
    const change = this.last;
    if (!change || this.isUndoing) return undefined;
    this.isUndoing = true;
    const { offer, refusal } = await saveOffer(this.api, change.offer, change.from);
    runInAction(() => {
      this.isUndoing = false;
      if (offer) this.put(offer);
      // Without an answer it may be tried again; a change of somebody else is not to be taken back.
      if (this.last === change && !(refusal && 'fault' in refusal)) this.last = undefined;
    });
    return refusal ? { change, refusal } : { change };
  }
}

const beforeOf = ({ price = null, stock }: OfferLineFragment, change: OfferChange): OfferChange =>
  'price' in change ? { price } : { stock };

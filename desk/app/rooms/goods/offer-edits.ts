import { makeAutoObservable, runInAction } from 'mobx';
import type { DeskApi } from '../../graphql/api';
import type { OfferLineFragment } from '../../graphql/generated/graphql';
import { saveOffer, type OfferChange, type OfferRefusal } from './save-offer';

/** A changed price or stock, with the value before the change. */
export interface ChangedOffer {
  /** The item as it was after the change. */
  offer: OfferLineFragment;
  from: OfferChange;
  to: OfferChange;
}

/** Result of undoing a change. */
export interface TakenBack {
  change: ChangedOffer;
  /** Why the change was not undone. */
  refusal?: OfferRefusal;
}

/** Changes of prices and stock in the cells of a grid. The last change can be undone. */
export class OfferEdits {
  last: ChangedOffer | undefined;
  private isUndoing = false;

  constructor(
    private readonly api: DeskApi,
    /** Replaces an item with its current state. */
    private readonly put: (offer: OfferLineFragment) => void,
  ) {
    makeAutoObservable<this, 'api' | 'put'>(this, { api: false, put: false }, { autoBind: true });
  }

  /**
   * Saves a price or stock on the basis of the shown row. Returns the refusal, if any; otherwise the row shows the new
   * value.
   */
  async save(row: OfferLineFragment, change: OfferChange): Promise<OfferRefusal | undefined> {
    const { offer, refusal } = await saveOffer(this.api, row, change);
    runInAction(() => {
      if (offer) this.put(offer);
      if (offer && !refusal) this.last = { offer, from: beforeOf(row, change), to: change };
    });
    return refusal;
  }

  /**
   * Writes the former value. If another operator has changed the item since this change, nothing is written, and the
   * current item is shown.
   */
  async undo(): Promise<TakenBack | undefined> {
    const change = this.last;
    if (!change || this.isUndoing) return undefined;
    this.isUndoing = true;
    const { offer, refusal } = await saveOffer(this.api, change.offer, change.from);
    runInAction(() => {
      this.isUndoing = false;
      if (offer) this.put(offer);
      // If there was no response, undoing can be tried again. If another operator has changed the item, it cannot be
      // undone.
      if (this.last === change && !(refusal && 'fault' in refusal)) this.last = undefined;
    });
    return refusal ? { change, refusal } : { change };
  }
}

const beforeOf = ({ price = null, stock }: OfferLineFragment, change: OfferChange): OfferChange =>
  'price' in change ? { price } : { stock };

import { makeAutoObservable, runInAction } from 'mobx';
import type { DeskApi, Fault } from '../../../graphql/api';
import {
  CreateReturnDocument,
  ReturnableItemsDocument,
  type CreateReturnMutation,
  type ReturnRefusal,
} from '../../../graphql/generated/graphql';
import { linesOf, NO_CHOICE, valueOf, type ReturnableItem, type ReturnChoice } from './return-form';

/** A return that an operator requests for a shopper: the selected units and what is chosen for each. */
export class ReturnStore {
  /** The selected units; undefined until loaded. */
  units: ReturnableItem[] | undefined;
  /** Fault of loading the units. */
  fault: Fault | undefined;
  /** Fault of the request, if it is about no single unit. */
  refusal: Fault | undefined;
  /** Why the API has refused a unit of the request. */
  refused = new Map<string, ReturnRefusal>();
  isBusy = false;
  /** Whether the request was tried, so that what is missing is shown. */
  isTried = false;
  private readonly choices = new Map<string, ReturnChoice>();

  constructor(
    private readonly api: DeskApi,
    private readonly orderUuid: string,
    private readonly unitIds: readonly string[],
  ) {
    makeAutoObservable<this, 'api' | 'orderUuid' | 'unitIds'>(
      this,
      { api: false, orderUuid: false, unitIds: false },
      { autoBind: true },
    );
  }

  /** The units that can be returned. */
  get returnable(): ReturnableItem[] {
    return (this.units ?? []).filter(({ refusal }) => refusal === null);
  }

  get value(): ReturnableItem['value'] {
    return valueOf(this.returnable, this.choiceOf);
  }

  choiceOf(id: string): ReturnChoice {
    return this.choices.get(id) ?? NO_CHOICE;
  }

  choose(id: string, changes: Partial<ReturnChoice>): void {
    this.choices.set(id, { ...this.choiceOf(id), ...changes });
    this.refused.delete(id);
  }

  async read(): Promise<void> {
    const { data, fault } = await this.api.ask(ReturnableItemsDocument, { dto: { orderUuid: this.orderUuid } });
    runInAction(() => {
      this.fault = fault;
      if (data) this.units = data.returnableItems.filter(({ id }) => this.unitIds.includes(id));
    });
  }

  /** Requests the return. Returns it; null if something is missing or the API has refused it. */
  async create(): Promise<CreateReturnMutation['createReturnForShopper'] | null> {
    this.isTried = true;
    const items = linesOf(this.returnable, this.choiceOf);
    if (!items || this.isBusy) return null;
    this.isBusy = true;
    this.refusal = undefined;
    this.refused.clear();
    const { data, fault } = await this.api.ask(CreateReturnDocument, { dto: { orderUuid: this.orderUuid, items } });
    if (fault) await this.refuse(fault);
    runInAction(() => (this.isBusy = false));
    return data?.createReturnForShopper ?? null;
  }

  /** A unit that meanwhile cannot be returned says so itself; the units are loaded again with it. */
  private async refuse(fault: Fault): Promise<void> {
    const refused = refusedIn(fault);
    if (refused.length > 0) await this.read();
    runInAction(() => {
      if (refused.length === 0) this.refusal = fault;
      for (const { id, reason } of refused) {
        if (reason === 'NOT_EXCHANGEABLE') this.choose(id, { wantedItemId: null });
        this.refused.set(id, reason);
      }
    });
  }
}

function refusedIn({ code, details }: Fault): { id: string; reason: ReturnRefusal }[] {
  return code === 'RETURN_NOT_ALLOWED' ? ((details['items'] ?? []) as { id: string; reason: ReturnRefusal }[]) : [];
}

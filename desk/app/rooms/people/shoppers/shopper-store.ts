import { makeAutoObservable, runInAction } from 'mobx';
import { createStoreContext } from '../../../browser/create-store-context';
import { isLost as isUnanswered, type Answer, type DeskApi, type Fault } from '../../../graphql/api';
import {
  AdjustPointsDocument,
  BlockShopperDocument,
  EditShopperDocument,
  EndShopperSessionDocument,
  EndShopperSessionsDocument,
  NoteShopperDocument,
  SetRoleDocument,
  ShopperByIdDocument,
  UnblockShopperDocument,
  type EditShopperInput,
  type WholeShopperFragment,
} from '../../../graphql/generated/graphql';
import { RowsStore } from '../rows-store';
import { readNotes, readOrders, readPoints, readSessions, type ShopperNote } from './shopper-rows';

type Command = 'points' | 'block' | 'edit' | 'sessions' | 'note' | 'role';

/** One shopper: the account as last loaded, its lists, and the operator's commands. */
export class ShopperStore {
  shopper: WholeShopperFragment | undefined;
  isLost = false;
  /** Fault of loading the account. */
  fault: Fault | undefined;
  /** Fault of the last command, and the command next to which it is shown. */
  refusal: { of: Command; fault: Fault } | undefined;
  busy: Command | undefined;
  readonly orders;
  readonly points;
  readonly sessions;
  readonly notes;

  constructor(
    private readonly api: DeskApi,
    readonly id: string,
    private readonly mayReadOrders: boolean,
  ) {
    this.orders = new RowsStore(readOrders(api, id), ({ uuid }) => uuid);
    this.points = new RowsStore(readPoints(api, id), ({ id: key }) => key);
    this.sessions = new RowsStore(readSessions(api, id), ({ id: key }) => key);
    this.notes = new RowsStore<ShopperNote>(readNotes(api, id), ({ id: key }) => key);
    makeAutoObservable<this, 'api' | 'mayReadOrders'>(
      this,
      { api: false, id: false, mayReadOrders: false, orders: false, points: false, sessions: false, notes: false },
      { autoBind: true },
    );
  }

  /** Loads the account, and then each list separately. */
  async read(): Promise<void> {
    await this.readAccount();
    if (!this.shopper) return;
    const { orders, points, sessions, notes } = this;
    const lists = [...(this.mayReadOrders ? [orders] : []), points, sessions, notes];
    await Promise.all(lists.map((list) => list.read()));
  }

  /** Gives points, or takes them if the number is negative. Returns whether that succeeded. */
  async adjustPoints(points: number, reason: string): Promise<boolean> {
    const answer = await this.run('points', async () =>
      accountIn(
        await this.api.ask(AdjustPointsDocument, { dto: { userId: this.id, points, reason } }),
        (data) => data.adjustPoints,
      ),
    );
    // Without a response, the change may have been made nevertheless, so the history is loaded.
    if (answer && (!answer.fault || isUnanswered(answer.fault))) await this.points.read();
    return answer !== undefined && !answer.fault;
  }

  /** Blocks or unblocks the shopper. Returns whether that succeeded. */
  async setBlocked(isBlocked: boolean, reason: string): Promise<boolean> {
    const dto = { userId: this.id, reason };
    const answer = await this.run('block', async () =>
      isBlocked
        ? accountIn(await this.api.ask(BlockShopperDocument, { dto }), (data) => data.blockShopper)
        : accountIn(await this.api.ask(UnblockShopperDocument, { dto }), (data) => data.unblockShopper),
    );
    if (!answer || answer.fault) return false;
    // A blocked shopper is signed out everywhere.
    await this.sessions.read();
    return true;
  }

  /** Changes names and contacts. Returns whether that was done. */
  async edit(changes: Omit<EditShopperInput, 'userId'>): Promise<boolean> {
    const answer = await this.run('edit', async () =>
      accountIn(
        await this.api.ask(EditShopperDocument, { dto: { userId: this.id, ...changes } }),
        (data) => data.editShopper,
      ),
    );
    return answer !== undefined && !answer.fault;
  }

  /** Gives a role; null removes it. Returns whether that succeeded. */
  async setRole(roleId: string | null): Promise<boolean> {
    const answer = await this.run('role', async () =>
      accountIn(await this.api.ask(SetRoleDocument, { dto: { userId: this.id, roleId } }), (data) => data.setRole),
    );
    return answer !== undefined && !answer.fault;
  }

  /** Ends one session, or all of them. */
  async endSessions(sessionId: string | null): Promise<void> {
    const answer = await this.run('sessions', async () => {
      const { fault } = sessionId
        ? await this.api.ask(EndShopperSessionDocument, { dto: { userId: this.id, sessionId } })
        : await this.api.ask(EndShopperSessionsDocument, { userId: this.id });
      return fault ? { fault } : { data: null };
    });
    if (answer && !answer.fault) await this.sessions.read();
  }

  /** Adds a note. Returns whether that succeeded. The same `key` adds it only once, however often it is sent. */
  async addNote(text: string, key: string): Promise<boolean> {
    const dto = { userId: this.id, text, idempotencyKey: key };
    const answer = await this.run('note', async () => {
      const { fault } = await this.api.ask(NoteShopperDocument, { dto });
      return fault ? { fault } : { data: null };
    });
    if (!answer || answer.fault) return false;
    await this.notes.read();
    return true;
  }

  private async readAccount(): Promise<void> {
    const { data, fault } = await this.api.ask(ShopperByIdDocument, { userId: this.id });
    runInAction(() => {
      this.isLost = fault?.code === 'SHOPPER_NOT_FOUND' || fault?.code === 'BAD_USER_INPUT';
      this.fault = this.isLost ? undefined : fault;
      if (data) this.shopper = data.shopper;
    });
  }

  /** While a command runs, no other command is sent, so a second click is ignored. */
  private async run(
    of: Command,
    command: () => Promise<Answer<WholeShopperFragment | null>>,
  ): Promise<Answer<WholeShopperFragment | null> | undefined> {
    if (this.busy) return undefined;
    this.busy = of;
    this.refusal = undefined;
    const answer = await command();
    runInAction(() => {
      this.busy = undefined;
      if (answer.fault) this.refusal = { of, fault: answer.fault };
      else if (answer.data) this.shopper = answer.data;
    });
    return answer;
  }
}

/** Returns the account from a response. */
function accountIn<Data>(
  answer: Answer<Data>,
  part: (data: Data) => WholeShopperFragment,
): Answer<WholeShopperFragment> {
  return answer.fault ? { fault: answer.fault } : { data: part(answer.data!) };
}

export const [ShopperContext, useShopper] = createStoreContext<ShopperStore>('The shopper');

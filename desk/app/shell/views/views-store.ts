import { makeAutoObservable, runInAction } from 'mobx';
import type { DeskApi, Fault } from '../../graphql/api';
import {
  RemoveViewDocument,
  SavedViewsDocument,
  SaveViewDocument,
  type SavedViewRoom,
  type ViewLineFragment,
} from '../../graphql/generated/graphql';

/** The saved filters of one list: the operator's own, and those that other operators share. */
export class ViewsStore {
  views: readonly ViewLineFragment[] = [];
  /** Fault of the last change. */
  fault: Fault | undefined;
  busy = false;

  constructor(
    private readonly api: DeskApi,
    readonly room: SavedViewRoom,
  ) {
    makeAutoObservable<this, 'api'>(this, { api: false, room: false }, { autoBind: true });
  }

  get own(): readonly ViewLineFragment[] {
    return this.views.filter(({ own }) => own);
  }

  /** A list works without its views, so a failure to load them is not reported. */
  async read(): Promise<void> {
    const { data } = await this.api.ask(SavedViewsDocument, { room: this.room });
    if (data) runInAction(() => (this.views = data.savedViews));
  }

  /** Saves a view. Returns whether that succeeded. A view of the same name is replaced. */
  async save(name: string, query: string, shared: boolean): Promise<boolean> {
    return this.change(async () => {
      const { data, fault } = await this.api.ask(SaveViewDocument, {
        dto: { room: this.room, name, query, shared },
      });
      return { views: data?.saveView, fault };
    });
  }

  async remove(id: string): Promise<boolean> {
    return this.change(async () => {
      const { fault } = await this.api.ask(RemoveViewDocument, { id });
      // Another tab may have removed the view.
      const isGone = !fault || fault.code === 'NOT_FOUND';
      return isGone ? { views: this.views.filter((view) => view.id !== id) } : { fault };
    });
  }

  private async change(
    command: () => Promise<{ views?: readonly ViewLineFragment[] | undefined; fault?: Fault | undefined }>,
  ): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.fault = undefined;
    const { views, fault } = await command();
    runInAction(() => {
      this.busy = false;
      this.fault = fault;
      if (views) this.views = views;
    });
    return !fault;
  }
}

import { makeAutoObservable, runInAction } from 'mobx';
import type { DeskApi, Fault } from '../../../graphql/api';
import { RolesDocument, type RoleLineFragment } from '../../../graphql/generated/graphql';

/** All roles as last loaded. */
export class RolesStore {
  /** Undefined until the roles were loaded. */
  roles: RoleLineFragment[] | undefined;
  fault: Fault | undefined;

  constructor(private readonly api: DeskApi) {
    makeAutoObservable<this, 'api'>(this, { api: false }, { autoBind: true });
  }

  async read(): Promise<void> {
    const { data, fault } = await this.api.ask(RolesDocument, {});
    runInAction(() => {
      this.fault = fault;
      if (data) this.roles = data.roles;
    });
  }
}

import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { EditShopSettings } from '../../settings/admin/index.js';
import { ApiError } from '../../shared/api-error.js';
import { nameOf } from '../../shared/messages/messages.js';
import {
  CORE_STATUSES,
  isCore,
  isMovedInto,
  ORDER_STATUSES,
  readStatusSettings,
  type StatusSettings,
} from '../index.js';
import type { OrderStatusSettingInput, SaveOrderStatusesInput } from './order-status.input.js';
import type { OrderStatusSettings } from './order-status.model.js';

/** The settings of each status. They are stored as one setting of the shop, which every process has within seconds. */
@Injectable()
export class EditOrderStatuses {
  constructor(private readonly settings: EditShopSettings) {}

  async all(): Promise<OrderStatusSettings> {
    const { version, settled } = await this.read();
    return {
      version,
      statuses: ORDER_STATUSES.map((status) => {
        const { used, ru, en, permission } = settled[status] ?? {};
        return {
          ...{ status, used: used ?? true, nameRu: ru ?? null, nameEn: en ?? null, permission: permission ?? null },
          movedInto: isMovedInto(status),
          required: isCore(status) ? nameOf(CORE_STATUSES[status]) : null,
        };
      }),
    };
  }

  /** Saves the settings of all entered statuses or of none. Throws STATUS_REQUIRED and CONFLICT. */
  async save(by: Actor, { statuses, version }: SaveOrderStatusesInput): Promise<OrderStatusSettings> {
    const now = await this.read();
    const settled = { ...now.settled };
    for (const given of statuses) {
      const { status } = given;
      if (given.used === false && isCore(status))
        throw new ApiError('STATUS_REQUIRED', { status, reason: nameOf(CORE_STATUSES[status]) });
      const setting = merged(settled[status], given);
      if (Object.keys(setting).length > 0) settled[status] = setting;
      else Reflect.deleteProperty(settled, status);
    }
    const value = Object.keys(settled).length > 0 ? JSON.stringify(settled) : null;
    // Without an entered version, the version just read is used, so no concurrent change is lost.
    const seen = { settings: [{ name: 'ORDER_STATUSES', value } as const], version: version ?? now.version };
    await this.settings.save(by, seen);
    return this.all();
  }

  private async read(): Promise<{ version: string; settled: StatusSettings }> {
    const { version, settings } = await this.settings.all();
    return { version, settled: readStatusSettings(settings.find(({ name }) => name === 'ORDER_STATUSES')?.value) };
  }
}

/** Omitted fields stay; null and the usual values are not stored. */
function merged(
  before: StatusSettings[keyof StatusSettings] = {},
  { used, nameRu, nameEn, permission }: OrderStatusSettingInput,
): NonNullable<StatusSettings[keyof StatusSettings]> {
  const kept = <Value>(given: Value | null | undefined, former: Value | undefined) =>
    given === undefined ? former : (given ?? undefined);
  const after = {
    used: used === undefined ? before.used : used === false ? (false as const) : undefined,
    ru: kept(nameRu, before.ru),
    en: kept(nameEn, before.en),
    permission: kept(permission, before.permission),
  };
  return Object.fromEntries(Object.entries(after).filter(([, value]) => value !== undefined));
}

import { Inject, Injectable } from '@nestjs/common';
import { Audit, versionOf } from '../../operator/index.js';
import type { Actor } from '../../platform/auth/actor.js';
import { statement } from '../../platform/database/statement.js';
import { badUserInput } from '../../shared/api-error.js';
import { parseSetting, type Variables } from '../parse-setting.js';
import { SETTING_RULES, type SettingRule } from '../setting-rules.js';
import { ShopSettings, VARIABLES } from '../shop-settings.js';
import type { SaveShopSettingsInput } from './shop-setting.input.js';
import type { ShopSettingList } from './shop-setting.model.js';

/** The settings as operators see and change them. */
@Injectable()
export class EditShopSettings {
  constructor(
    private readonly audit: Audit,
    private readonly settings: ShopSettings,
    @Inject(VARIABLES) private readonly variables: Variables,
  ) {}

  async all(): Promise<ShopSettingList> {
    const stored = await this.settings.stored();
    return {
      version: versionOf('SHOP_SETTINGS', stored),
      settings: this.settings.inForce(stored).map(({ name, text, source, without, fault }) => {
        const { unit, least, most, length, group, kind }: SettingRule = SETTING_RULES[name];
        const bounds = { unit: unit ?? null, least: least ?? null, most: most ?? null, length: length ?? null };
        return {
          name,
          group,
          kind,
          ...bounds,
          value: text,
          source,
          withoutValue: without.text,
          withoutSource: without.source,
          fault,
        };
      }),
    };
  }

  /**
   * Changes all of the settings or none; this process uses them at once, the others within a second. Throws
   * BAD_USER_INPUT, and CONFLICT if the settings have changed since the operator saw them.
   */
  async save(by: Actor, { settings, version = null }: SaveShopSettingsInput): Promise<ShopSettingList> {
    const given = settings.map(({ name, value }) => ({ name, value: value?.trim() ?? null }));
    const faults = given.flatMap(({ name, value }, index) => {
      const message = value === null ? undefined : parseSetting(this.variables, name, value).fault;
      return message ? [{ field: `dto.settings.${index}.value`, message }] : [];
    });
    if (faults.length) throw badUserInput(faults);
    const values = Object.fromEntries(given.map(({ name, value }) => [name, value]));
    const action = { by, action: 'saveShopSettings', entity: 'SHOP_SETTINGS', id: null } as const;
    await this.audit.change({ ...action, seen: { version, ...values } }, async (queries) => {
      await queries.rows(REMOVE, { names: given.filter(({ value }) => value === null).map(({ name }) => name) });
      const set = given.filter(({ value }) => value !== null);
      await queries.rows(SET, { names: set.map(({ name }) => name), values: set.map(({ value }) => value!) });
    });
    await this.settings.run();
    return this.all();
  }
}

const REMOVE = statement('remove-shop-settings')`DELETE FROM "shop_setting" WHERE "name" = ANY(:names::text[])`;

const SET = statement('set-shop-settings')`
INSERT INTO "shop_setting" ("name", "value") SELECT * FROM unnest(:names::text[], :values::text[])
ON CONFLICT ("name") DO UPDATE SET "value" = EXCLUDED."value", "updatedAt" = now()`;

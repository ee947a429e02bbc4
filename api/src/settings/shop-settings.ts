import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import { CONFIG } from '../platform/config/config.module.js';
import { statement } from '../platform/database/statement.js';
import { Statements, type Queries } from '../platform/database/statements.js';
import { AnswerMemory } from '../platform/graphql/answer-memory.js';
import { LOGGER } from '../platform/observability/logger.js';
import { RepeatedWork } from '../platform/repeated-work.js';
import type { Variables } from './parse-setting.js';
import { SETTING_NAMES } from './setting-rules.js';
import type { SettingsConfig } from './settings.config.js';
import { settingsInForce, type SettingInForce } from './settings-in-force.js';

/** Injection token of the schemas of all variables, which only the composition root knows. */
export const VARIABLES = Symbol('VARIABLES');

/**
 * Applies the settings of the database in this process (ADR 51): their values replace those of the environment in the
 * configuration, which every domain reads when it needs a value. They are read before the process is ready, and again
 * every SETTINGS_POLL_SECONDS. The database checks their format (`api/prisma/sql/shop-setting.sql`).
 */
@Injectable()
export class ShopSettings extends RepeatedWork implements OnModuleInit {
  /** Whether the settings were read, so that those of the database are used. */
  isRead = false;
  private readonly config: Record<string, unknown>;
  private readonly ofEnvironment: Record<string, unknown>;
  private known = '';

  constructor(
    private readonly statements: Statements,
    private readonly answers: AnswerMemory,
    @Inject(VARIABLES) private readonly variables: Variables,
    @Inject(CONFIG) config: SettingsConfig,
    @Inject(LOGGER) private readonly log: Logger,
  ) {
    super('settings', config.SETTINGS_POLL_SECONDS, log);
    this.config = config;
    this.ofEnvironment = Object.fromEntries(SETTING_NAMES.map((name) => [name, this.config[name]]));
  }

  async onModuleInit(): Promise<void> {
    await this.run().catch((error: unknown) => this.log.warn({ err: error }, 'settings are read later'));
  }

  /** Reads the settings, and applies changed ones. Cached answers that used the former settings are discarded. */
  async run(): Promise<void> {
    const stored = await this.stored();
    this.isRead = true;
    const text = JSON.stringify(stored);
    if (text === this.known) return;
    this.known = text;
    for (const { name, source, value, fault } of this.inForce(stored)) {
      this.config[name] = source === 'DATABASE' ? value : this.ofEnvironment[name];
      if (fault) this.log.error({ setting: name, fault }, 'the database has a value that is not valid; it is not used');
    }
    this.answers.state.forget();
  }

  /** Returns the texts in the database, by name. */
  async stored(queries: Queries = this.statements): Promise<Record<string, string>> {
    const [row] = await queries.rows(STORED);
    return row!.stored as Record<string, string>;
  }

  /** Returns for each setting which value is used with these texts in the database. */
  inForce(stored: Readonly<Record<string, string>>): SettingInForce[] {
    return settingsInForce(this.variables, process.env, stored);
  }
}

const STORED = statement('shop-settings')`
SELECT coalesce(jsonb_object_agg("name", "value"), '{}') AS "stored" FROM "shop_setting"`;

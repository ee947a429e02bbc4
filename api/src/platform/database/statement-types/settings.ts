/** What PostgreSQL takes and gives for every statement of `settings`. `npm run statements` writes this file. */

export interface SettingsStatements {
	'remove-shop-settings': { params: { names: readonly string[] }; row: never };
	'set-shop-settings': { params: { names: readonly string[]; values: readonly string[] }; row: never };
	'shop-settings': { params: None; row: { stored: unknown } };
}

type None = Record<never, never>;

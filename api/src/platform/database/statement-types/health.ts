/** What PostgreSQL takes and gives for every statement of `health`. `npm run statements` writes this file. */

export interface HealthStatements {
	'migrations-applied': { params: None; row: { name: string } };
	'migrations-table': { params: None; row: { exists: boolean } };
}

type None = Record<never, never>;

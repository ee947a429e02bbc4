/**
 * SQL of work that several processes share: rows of a table are jobs. Only this file has SKIP LOCKED
 * (`tooling/gates/one-queue.spec.ts`), so all of the shop's queues, sweeps and clean-ups lock in the same way.
 */

type Lock = 'UPDATE' | 'UPDATE OF due' | 'NO KEY UPDATE';

/** Locks the rows that a SELECT finds, except rows that another transaction has locked, without waiting. */
export const freeRows = (select: string, lock: Lock = 'UPDATE'): string => `${select} FOR ${lock} SKIP LOCKED`;

interface DueRows {
  table: string;
  /** Assignments to the taken row, `job`. After them the row is no longer due, for a while (a lease) or for good. */
  set: string;
  /** Other tables that `set` and `returning` read, and conditions on them and on `job`. */
  from?: string;
  where?: string;
  /** Joins, condition and order of the rows to take, which are called `due`. */
  join?: string;
  due: string;
  orderBy: string;
  returning: string;
}

/**
 * Takes up to `:most` due rows in one UPDATE. No row stays locked while its job is done. ARRAY keeps PostgreSQL from
 * turning the subquery into a join: the join would be planned for the few rows present at that time, and would compare
 * all due rows with each other when there are many.
 */
export const takeDue = ({ table, set, from, where, join = '', due, orderBy, returning }: DueRows): string => `
UPDATE "${table}" job SET ${set}${from ? `\nFROM ${from}` : ''}
WHERE ${where ? `${where} AND ` : ''}job."id" = ANY(ARRAY(
  ${freeRows(`SELECT due."id" FROM "${table}" due ${join} WHERE ${due} ORDER BY ${orderBy} LIMIT :most`, 'UPDATE OF due')}))
RETURNING ${returning}`;

/**
 * A table whose jobs are done in lanes: within a queue, the jobs of one lane are done one at a time in the order of
 * `id`. The table has the columns `id`, `lane`, `attempts`, `runAt` and `failure`. A job whose `runAt` is `infinity`
 * was given up and no longer blocks its lane.
 */
export interface Lanes {
  table: string;
  /** Column that names the queue of a job. */
  queue: string;
  /** SQL condition: this row is not done. */
  waiting: (row: string) => string;
  /** SQL condition: later jobs of the lane do not wait for this row; by default they wait for every row. */
  aside?: (row: string) => string;
}

interface LaneJobs extends Pick<DueRows, 'from' | 'where' | 'returning'> {
  /** Further assignments to `job`, and conditions on `due`. */
  set?: string;
  due?: string;
  /** Ids of jobs that are done, but whose rows are not marked as done yet: a subquery. */
  done?: string;
}

/**
 * Takes up to `:most` due jobs of `:queue`, each the first of its lane, with a lease of `:leaseSeconds`. OFFSET keeps
 * PostgreSQL from turning the subquery into a join, like ARRAY above.
 */
export const takeFromLanes = ({ table, queue, waiting, aside }: Lanes, { set, due, done, ...rest }: LaneJobs): string =>
  takeDue({
    ...rest,
    table,
    set: `"runAt" = now() + make_interval(secs => :leaseSeconds), "attempts" = job."attempts" + 1${set ? `, ${set}` : ''}`,
    due: `due."${queue}" = :queue AND ${waiting('due')} AND due."runAt" <= now()${due ? ` AND ${due}` : ''}
    AND NOT EXISTS (
      SELECT FROM "${table}" earlier
      WHERE earlier."${queue}" = due."${queue}" AND earlier."lane" = due."lane" AND earlier."id" < due."id"
        AND ${waiting('earlier')} AND earlier."runAt" < 'infinity'${aside ? ` AND NOT (${aside('earlier')})` : ''}${done ? ` AND earlier."id" <> ALL(ARRAY(${done}))` : ''} OFFSET 0)`,
    orderBy: `due."runAt", due."id"`,
  });

/**
 * SQL condition of writes about an attempt (the fence). If the attempt has outlived its lease, another attempt was
 * counted, and the late one changes nothing.
 */
export const ofThisAttempt = ({ waiting }: Lanes): string =>
  `job."id" = :id AND job."attempts" = :attempts AND ${waiting('job')}`;

/**
 * Tries a job again after `:waitSeconds`. Later jobs of its lane are postponed to the same time, so that no process
 * keeps checking a blocked lane. Returns `returning` of the job, or no row if the attempt has outlived its lease.
 */
export const retryLater = (lanes: Lanes, { set, returning }: { set?: string; returning: string }): string => `
WITH postponed AS (
  UPDATE "${lanes.table}" job SET "runAt" = now() + make_interval(secs => :waitSeconds), "failure" = :failure${set ? `, ${set}` : ''}
  WHERE ${ofThisAttempt(lanes)} RETURNING job.*
), followers AS (
  UPDATE "${lanes.table}" next SET "runAt" = postponed."runAt" FROM postponed
  WHERE next."${lanes.queue}" = postponed."${lanes.queue}" AND next."lane" = postponed."lane" AND next."id" > postponed."id"
    AND ${lanes.waiting('next')} AND next."runAt" < postponed."runAt"
)
SELECT ${returning} FROM postponed`;

/**
 * Deletes up to `:batch` rows, called `old`, that meet `where`. Returns a row for each. The array makes PostgreSQL look the ids up
 * in the index: of `IN` it expects as many rows as `:batch` may be, and reads the table.
 */
export const deleteSome = (table: string, where: string, orderBy?: string): string => `
DELETE FROM "${table}" WHERE "id" = ANY(ARRAY(
  ${freeRows(`SELECT old."id" FROM "${table}" old WHERE ${where}${orderBy ? ` ORDER BY ${orderBy}` : ''} LIMIT :batch`)}))
RETURNING 1 AS "deleted"`;

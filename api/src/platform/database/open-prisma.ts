import { PrismaPg } from '@prisma/adapter-pg';
import type { Pool } from 'pg';
import { PrismaClient } from '../../generated/prisma/client.js';

/** Runs an operation of Prisma. If its connection is lost, runs it again where that is safe. */
type Run = (isRead: boolean, send: () => Promise<unknown>) => Promise<unknown>;

/** Operations that only read, so repeating them is safe. */
const READ = /^(find|count$|aggregate$|groupBy$)/;

/** Names of Prisma's nested writes. */
const NESTED = /^(create|createMany|connect|connectOrCreate|disconnect|update|updateMany|upsert|delete|deleteMany)$/;

/**
 * Returns a Prisma Client that uses the pool; `run` sends each of its operations. Throws for nested writes, because
 * Prisma would open a transaction of its own for them.
 */
export function openPrisma(pool: Pool, run: Run) {
  // Uses short error messages, because long ones contain the arguments and so personal data of shoppers.
  const client = new PrismaClient({ adapter: new PrismaPg(pool), errorFormat: 'minimal' });
  return client.$extends({
    query: {
      $allOperations: ({ operation, args, query }) => {
        if (hasNestedWrite(args)) throw new Error(NO_NESTED_WRITES);
        return run(READ.test(operation), () => query(args) as Promise<unknown>);
      },
    },
  });
}

/**
 * Prisma's models without its methods for SQL and transactions: use `Queries.rows` and `Statements.transaction`
 * instead.
 */
export type Models = Omit<ReturnType<typeof openPrisma>, `$${string}` | symbol>;

function hasNestedWrite(args: unknown): boolean {
  const { data, create, update } = (args ?? {}) as Record<string, unknown>;
  return [data, create, update].flat().some((written) => Object.values(written ?? {}).some(isNestedWrite));
}

function isNestedWrite(value: unknown): boolean {
  const names = value && Object.getPrototypeOf(value) === Object.prototype ? Object.keys(value) : [];
  return names.length > 0 && names.every((name) => NESTED.test(name));
}

const NO_NESTED_WRITES = 'Nested writes of Prisma need a transaction: use statements in Statements.transaction()';

import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeTree } from './write-tree.js';

const ROOT = join(import.meta.dirname, '../..');

interface Case {
  rule: string;
  /** Path of the file whose import must be refused. */
  fault: string;
  text: string;
  /** Further files by path, if the imported files must exist. */
  beside?: Record<string, string>;
}

/** One forbidden import for every rule of .dependency-cruiser.js that forbids imports. */
const cases: Case[] = [
  {
    rule: 'admin-beside-its-domain',
    fault: 'api/src/returns/admin/answer.ts',
    text: "import '../../orders/changing/refund-sum.js';",
    beside: { 'api/src/orders/changing/refund-sum.ts': '' },
  },
  {
    rule: 'domains-know-no-operators',
    fault: 'api/src/returns/request-return.ts',
    text: "import './admin/answer-returns.js';",
    beside: { 'api/src/returns/admin/answer-returns.ts': '' },
  },
  { rule: 'client-stands-alone', fault: 'client/src/parse.ts', text: "import 'graphql';" },
  { rule: 'kit-knows-no-application', fault: 'ui-kit/src/mobx.ts', text: "import 'mobx';" },
  { rule: 'kit-knows-no-application', fault: 'ui-kit/src/mobx-react.ts', text: "import 'mobx-react-lite';" },
  { rule: 'kit-knows-no-application', fault: 'ui-kit/src/router.ts', text: "import 'react-router';" },
  { rule: 'kit-knows-no-application', fault: 'ui-kit/src/urql.ts', text: "import '@urql/core';" },
  { rule: 'kit-knows-no-application', fault: 'ui-kit/src/graphql.ts', text: "import 'graphql';" },
  {
    rule: 'kit-knows-no-application',
    fault: 'ui-kit/src/page.ts',
    text: "import '../../storefront/app/root.js';",
    beside: { 'storefront/app/root.ts': '' },
  },
  {
    rule: 'button-stays-light',
    fault: 'ui-kit/src/components/button/index.ts',
    text: "import '../drawer/index.js';",
    beside: { 'ui-kit/src/components/drawer/index.ts': '' },
  },
  {
    rule: 'resolvers-do-not-query',
    fault: 'api/src/catalog/badge.resolver.ts',
    text: "import { Statements } from '../platform/database/statements.js'; new Statements();",
    beside: { 'api/src/platform/database/statements.ts': 'export class Statements {}' },
  },
  {
    rule: 'resolvers-do-not-query',
    fault: 'api/src/catalog/brand.resolver.ts',
    text: "import type { Statements } from '../platform/database/statements.js'; export type S = Statements;",
  },
  {
    rule: 'resolvers-do-not-query',
    fault: 'api/src/catalog/size.controller.ts',
    text: "import { createPrisma } from '../platform/database/prisma-client.js'; createPrisma();",
    beside: { 'api/src/platform/database/prisma-client.ts': 'export function createPrisma() {}' },
  },
  {
    rule: 'resolvers-do-not-query',
    fault: 'api/src/catalog/colour.resolver.ts',
    text: "import { PrismaClient } from '../generated/prisma/client.js'; new PrismaClient();",
    beside: { 'api/src/generated/prisma/client.ts': 'export class PrismaClient {}' },
  },
  { rule: 'resolvers-do-not-query', fault: 'api/src/catalog/sql.resolver.ts', text: "import 'pg';" },
  { rule: 'driver-in-the-platform', fault: 'api/src/catalog/read-badges.ts', text: "import 'pg';" },
  {
    rule: 'driver-in-the-platform',
    fault: 'api/src/catalog/write-badges.ts',
    text: "import type { Pool } from 'pg'; export type P = Pool;",
  },
  { rule: 'class-validator-for-inputs', fault: 'api/src/feeds/badge-rows.ts', text: "import 'class-validator';" },
  { rule: 'zod-for-the-rest', fault: 'api/src/catalog/badge.input.ts', text: "import 'zod';" },
  {
    rule: 'adapters-are-picked',
    fault: 'api/src/delivery/deliveries.ts',
    text: "import './adapters/cdek.js';",
    beside: { 'api/src/delivery/adapters/cdek.ts': '' },
  },
  {
    rule: 'adapters-are-picked',
    fault: 'api/src/delivery/delivery.module.ts',
    text: "import { B } from './adapters/boxberry.js'; export type Boxberry = B;",
    beside: { 'api/src/delivery/adapters/boxberry.ts': 'export interface B {}' },
  },
  {
    rule: 'adapters-keep-to-their-domain',
    fault: 'api/src/messaging/adapters/sms.ts',
    text: "import '../../delivery/adapters/cdek.js';",
  },
  {
    rule: 'domains-through-their-index',
    fault: 'api/src/orders/place-order.ts',
    text: "import '../pricing/promotions.js';",
    beside: { 'api/src/pricing/promotions.ts': '' },
  },
  {
    rule: 'shared-imports-nothing-of-ours',
    fault: 'api/src/shared/kopecks.ts',
    text: "import '../pricing/promotions.js';",
  },
  {
    rule: 'platform-imports-shared-only',
    fault: 'api/src/platform/repeat.ts',
    text: "import '../pricing/promotions.js';",
  },
  {
    rule: 'prisma-stays-in-the-api',
    fault: 'storefront/app/shop.ts',
    text: "import '../../api/src/generated/prisma/client.js';",
  },
  {
    rule: 'storefront-uses-the-kit-alone',
    fault: 'storefront/app/prices.ts',
    text: "import '../../tooling/stack/prices.js';",
    beside: { 'tooling/stack/prices.ts': '' },
  },
  {
    rule: 'indexer-stands-alone',
    fault: 'search-indexer/src/follow.ts',
    text: "import '../../tooling/stack/prices.js';",
  },
  {
    rule: 'no-foreign-sources',
    fault: 'tooling/stack/promotions.ts',
    text: "import '../../api/src/pricing/promotions.js';",
  },
  {
    rule: 'no-foreign-sources',
    fault: 'evidence/bench/shop.ts',
    text: "import '../../tooling/stack/prices.js';",
  },
  {
    rule: 'evidence-is-imported-by-nothing',
    fault: 'tooling/stack/measure.ts',
    text: "import '../../evidence/dist/measure.js';",
    beside: { 'evidence/dist/measure.js': '' },
  },
  {
    rule: 'demo-for-tools-alone',
    fault: 'storefront/app/goods.ts',
    text: "import '../../demo/dist/goods.js';",
    beside: { 'demo/dist/goods.js': '' },
  },
  {
    rule: 'demo-knows-no-tools',
    fault: 'demo/prices.ts',
    text: "import '../tooling/stack/prices.js';",
  },
  {
    rule: 'no-cycles',
    fault: 'api/src/cart/carts.ts',
    text: "import type { Quote } from './quotes.js'; export interface Cart { quote: Quote }",
    beside: {
      'api/src/cart/quotes.ts': "import type { Cart } from './carts.js'; export interface Quote { cart: Cart }",
    },
  },
  { rule: 'no-undeclared-packages', fault: 'api/src/cart/log.ts', text: "import 'pino';" },
];

/** The packages of the repository, in the order of their imports. */
const PACKAGES = [
  ...['statements', 'api', 'search-indexer', 'client', 'ui-kit', 'storefront'],
  ...['demo', 'tooling', 'evidence'],
];

/** The same imports in files where they are allowed. */
const allowed = {
  'tooling/stack/seed.ts': "import '@meet/demo';",
  'evidence/bench/measure.ts': "import '@meet/demo'; import '@meet/tooling/stack';",
  'client/src/parse.spec.ts': "import 'graphql';",
  'storefront/app/store.ts': "import 'mobx'; import 'react-router';",
  'api/src/platform/database/open-pool.ts': "import 'pg';",
  'api/src/delivery/delivery.spec.ts': "import 'pg'; import './adapters/cdek.js';",
  'api/src/delivery/pick-providers.ts': "import './adapters/cdek.js'; import './adapters/boxberry.js';",
  'api/src/catalog/find-product.ts':
    "import { Statements } from '../platform/database/statements.js'; new Statements();",
};

describe('import rules', () => {
  let refused: string[] = [];
  let tree = '';

  beforeAll(() => {
    tree = writeTree({
      'package.json': JSON.stringify({ dependencies: everyPackage() }),
      ...Object.fromEntries(PACKAGES.map((name) => [`${name}/package.json`, JSON.stringify({ name })])),
      ...Object.assign({}, ...cases.map(({ fault, text, beside }) => ({ ...beside, [fault]: text }))),
      ...allowed,
    });
    refused = violations(tree);
  }, 120_000);
  afterAll(() => rmSync(tree, { recursive: true }));

  it.each(cases.map((one) => [one.rule, one.fault, one] as const))('the import rule %s refuses %s', (rule, fault) => {
    expect(refused).toContain(`${rule}: ${fault}`);
  });

  it.each(Object.keys(allowed))('the import rules allow the imports of %s', (path) => {
    expect(refused.filter((line) => line.endsWith(`: ${path}`))).toEqual([]);
  });
});

function violations(tree: string): string[] {
  const command = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const config = join(ROOT, '.dependency-cruiser.js');
  const args = [command, '--config', config, '--output-type', 'json', ...PACKAGES];
  const output = execFileSync(process.execPath, args, { cwd: tree, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const { summary } = JSON.parse(output) as { summary: { violations: { from: string; rule: { name: string } }[] } };
  return summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`);
}

/**
 * Declares the packages that the test files import; otherwise these imports would break `no-undeclared-packages` as
 * well.
 */
function everyPackage(): Record<string, string> {
  return Object.fromEntries(
    [
      'mobx',
      'mobx-react-lite',
      'react-router',
      '@urql/core',
      'graphql',
      'pg',
      'zod',
      'class-validator',
      '@meet/demo',
      '@meet/evidence',
      '@meet/tooling',
    ].map((name) => [name, '*']),
  );
}

import { join } from 'node:path';
import { RuleTester } from 'eslint';
import { librariesAsTheyAre } from './libraries-as-they-are.js';

const tester = new RuleTester({ languageOptions: { sourceType: 'module' } });
const filename = join(import.meta.dirname, '../../api/src/platform/example.js');
const inner = (specifier: string) => [{ messageId: 'inner', data: { specifier } }];
const written = (target: string) => [{ messageId: 'written', data: { target } }];

const cases = {
  valid: [
    "import { ApolloServer } from '@apollo/server';",
    "import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';",
    "import { promisify } from 'node:util';",
    "import { parse } from '../shared/dist/parse.js';",
    "import { MODULE_METADATA } from '@nestjs/common/constants.js';",
    "import.meta.resolve('@fontsource/onest/package.json');",
    "import pg from 'pg'; const pool = new pg.Pool(); pool.max = 1;",
    "import { limits } from './limits.js'; limits.most = 1;",
    'class Cart { constructor() { this.lines = []; } }',
    "import { a } from 'pg'; function f(a) { a.b = 1; }",
    'Object.assign(process.env, { NODE_ENV: "test" });',
  ],
  invalid: [
    {
      code: "import { Builder } from '@nestjs/graphql/dist/graphql-schema.builder.js';",
      errors: inner('@nestjs/graphql/dist/graphql-schema.builder.js'),
    },
    {
      code: "export * from 'graphql/utilities/printSchema.mjs/lib';",
      errors: inner('graphql/utilities/printSchema.mjs/lib'),
    },
    { code: "export { query } from 'pg/lib/query.js';", errors: inner('pg/lib/query.js') },
    { code: "await import('fastify/lib/reply.js');", errors: inner('fastify/lib/reply.js') },
    { code: "require('fastify/src/reply');", errors: inner('fastify/src/reply') },
    { code: "import.meta.resolve('pg/lib/stream.js');", errors: inner('pg/lib/stream.js') },
    {
      code: "import { MetadataStorage } from 'class-validator/types/metadata/MetadataStorage.js';",
      errors: inner('class-validator/types/metadata/MetadataStorage.js'),
    },
    { code: "import pg from 'pg'; pg.defaults.poolSize = 1;", errors: written('pg.defaults.poolSize') },
    { code: "import * as gql from 'graphql'; gql.parse = () => null;", errors: written('gql.parse') },
    { code: "import pg from 'pg'; delete pg.native;", errors: written('pg.native') },
    { code: "import pg from 'pg'; pg.Client.count++;", errors: written('pg.Client.count') },
    { code: 'Map.prototype.first = function () {};', errors: written('Map.prototype.first') },
    { code: "require.cache['/a.js'] = {};", errors: written("require.cache['/a.js']") },
    { code: "import pg from 'pg'; Object.defineProperty(pg, 'native', {});", errors: written('pg') },
    { code: 'Object.assign(Array.prototype, { first() {} });', errors: written('Array.prototype') },
  ],
};

tester.run('libraries-as-they-are', librariesAsTheyAre, {
  valid: cases.valid.map((code) => ({ code, filename })),
  invalid: cases.invalid.map((one) => ({ ...one, filename })),
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Query, Resolver } from '@nestjs/graphql';
import { Public } from './platform/auth/access.js';
import { CachedFor } from './platform/graphql/cached-for.js';

const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as {
  version: string;
};

@Public()
@CachedFor(300)
@Resolver()
export class SchemaVersionResolver {
  @Query(() => String, {
    description:
      'Returns the version of both schemas, such as `1.4.0`. The first number rises for breaking changes, the second for additions. The API’s CHANGELOG.md lists them.',
  })
  schemaVersion(): string {
    return version;
  }
}

import { MODULE_METADATA } from '@nestjs/common/constants.js';
import { Mutation, Query, Resolver } from '@nestjs/graphql';
import { AppModule } from './app.module.js';
import { startTestApi, type TestApi } from './testing/test-api.js';
import { servedSchema, unaccountedCalls } from './testing/unaccounted-calls.js';

/**
 * A deliberately wrong resolver: it has no access rule, and it is missing in the schema file and in the documentation.
 */
@Resolver()
class BadgeResolver {
  @Query(() => [String])
  badgeList(): string[] {
    return ['new'];
  }

  @Mutation(() => Boolean)
  removeBadges(): boolean {
    return true;
  }
}

let api: TestApi;

beforeAll(async () => {
  const providers = Reflect.getMetadata(MODULE_METADATA.PROVIDERS, AppModule) as unknown[];
  Reflect.defineMetadata(MODULE_METADATA.PROVIDERS, [...providers, BadgeResolver], AppModule);
  api = await startTestApi([], { GRAPHQL_INTROSPECTION: 'true' });
});
afterAll(() => api.close());

it('a resolver without documentation, query cost and access rule is reported by name', async () => {
  expect(unaccountedCalls(await servedSchema(`${api.origin}/graphql`), 'api/schema.graphql')).toEqual([
    'badgeList (BadgeResolver.badgeList) is not in api/schema.graphql',
    'badgeList (BadgeResolver.badgeList) has no points in docs/calls.md',
    'badgeList (BadgeResolver.badgeList) has no SQL statements in docs/queries.md',
    'badgeList (BadgeResolver.badgeList) does not say who may call it',
    'removeBadges (BadgeResolver.removeBadges) is not in api/schema.graphql',
    'removeBadges (BadgeResolver.removeBadges) has no points in docs/calls.md',
    'removeBadges (BadgeResolver.removeBadges) does not say who may call it',
  ]);
});

it('a resolver without an access rule refuses every caller with INTERNAL_SERVER_ERROR', async () => {
  const { data, errors } = await api.ask('{ badgeList }');
  expect([data, errors?.[0]?.extensions.code]).toEqual([null, 'INTERNAL_SERVER_ERROR']);
});

import { Reflector } from '@nestjs/core';
import { ESLint } from 'eslint';
import { join } from 'node:path';
import { ForOperators, Needs, Public, SignedIn } from '../platform/auth/access.js';
import { PERMISSIONS_OF } from '../platform/auth/permissions.js';
import type { IdentityConfig } from './identity.config.js';
import { AccessGuard } from './access.guard.js';
import type { AccessTokens } from './access-tokens.js';
import type { Sessions } from './sessions.js';

class Calls {
  @Public() open(): void {}
  @SignedIn() shoppers(): void {}
  @ForOperators() operators(): void {}
  @Needs('READ_ORDERS') managers(): void {}
  @Needs('PRICES') admins(): void {}
  forgotten(): void {}
}

type Level = 'USER' | 'MANAGER' | 'ADMIN' | null;
const VIEWER = { userId: 'u', sessionId: 's' };

/**
 * Returns 'let through' or the error code of the refusal. `level` is the access level of an open session, null for an
 * ended one.
 */
async function call(name: keyof Calls, level: Level, authorization?: string): Promise<string> {
  const request = { headers: { authorization }, ip: '127.0.0.1', routeOptions: { url: '/health' } };
  const guard = new AccessGuard(
    new Reflector(),
    { ofHeader: () => VIEWER } as unknown as AccessTokens,
    {
      standingOf: () => Promise.resolve(level && { permissions: PERMISSIONS_OF[level], lacksFactor: false }),
    } as unknown as Sessions,
    {} as IdentityConfig,
  );
  const context = {
    getType: () => 'http',
    getHandler: () => Calls.prototype[name],
    getClass: () => Calls,
    switchToHttp: () => ({ getRequest: () => request }),
  };
  try {
    await guard.canActivate(context as never);
    return 'let through';
  } catch (error) {
    return ((error as { extensions?: { code: string } }).extensions?.code ?? (error as Error).message) as string;
  }
}

const TOKEN = 'Bearer a.b.c';

it.each<[keyof Calls, Level, string | undefined, string]>([
  ['open', null, undefined, 'let through'],
  ['open', null, TOKEN, 'let through'],
  ['shoppers', null, undefined, 'UNAUTHORIZED'],
  ['shoppers', null, TOKEN, 'UNAUTHORIZED'],
  ['shoppers', 'USER', TOKEN, 'let through'],
  ['shoppers', 'USER', 'Basic a.b.c', 'UNAUTHORIZED'],
  ['operators', 'USER', TOKEN, 'FORBIDDEN'],
  ['operators', 'MANAGER', TOKEN, 'let through'],
  ['managers', 'USER', TOKEN, 'FORBIDDEN'],
  ['managers', 'MANAGER', TOKEN, 'let through'],
  ['managers', 'ADMIN', TOKEN, 'let through'],
  ['admins', 'MANAGER', TOKEN, 'FORBIDDEN'],
  ['admins', 'ADMIN', TOKEN, 'let through'],
  ['admins', null, undefined, 'UNAUTHORIZED'],
])(
  'the access guard answers a call for %s by a session of level %s with the authorization %s: %s',
  async (name, level, authorization, outcome) => {
    expect(await call(name, level, authorization)).toBe(outcome);
  },
);

it('the access guard refuses a handler without an access decorator', async () => {
  expect(await call('forgotten', 'ADMIN', TOKEN)).toMatch(/does not say who may call it/);
});

describe('lint', () => {
  const root = join(import.meta.dirname, '../../..');
  const faults = async (source: string) => {
    const eslint = new ESLint({ cwd: root, overrideConfig: { rules: { '@typescript-eslint/no-unused-vars': 'off' } } });
    const [result] = await eslint.lintText(source, { filePath: join(root, 'api/src/identity/sample.resolver.ts') });
    return result!.messages.map(({ ruleId }) => ruleId).filter((rule) => rule === 'no-restricted-syntax').length;
  };

  it('the lint rule reports a query, mutation or route without an access decorator', async () => {
    expect(
      await faults(
        '@Resolver() class A { @Query(() => String) a() { return 1 } @Mutation(() => String) b() { return 1 } }',
      ),
    ).toBe(2);
    expect(await faults('@Controller() class A { @Get() a() { return 1 } }')).toBe(1);
  });

  it('the lint rule accepts an access decorator on the class or the method', async () => {
    expect(await faults('@Public() @Resolver() class A { @Query(() => String) a() { return 1 } }')).toBe(0);
    expect(await faults('@Resolver() class A { @SignedIn() @Query(() => String) a() { return 1 } }')).toBe(0);
    expect(await faults('@Resolver() class A { @ResolveField(() => String) a() { return 1 } }')).toBe(0);
  });
});

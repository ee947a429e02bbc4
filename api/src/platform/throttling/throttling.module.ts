import { Global, Module, type DynamicModule, type Provider } from '@nestjs/common';
import { ThrottlerModule, type ThrottlerStorage } from '@nestjs/throttler';
import { CONFIG } from '../config/config.module.js';
import type { PlatformConfig } from '../config/config.js';
import type { ViewedRequest } from '../auth/viewer.js';
import { LIMIT_STORAGE, Limits } from './limits.js';

const MINUTE_MS = 60_000;

@Global()
@Module({})
export class ThrottlingModule {
  /**
   * Takes the shared counter storage, which the composition root chooses. The rates of mutations are counted in the
   * memory of the process.
   */
  static with(storage: Omit<Extract<Provider<ThrottlerStorage>, { useFactory: unknown }>, 'provide'>): DynamicModule {
    return {
      module: ThrottlingModule,
      imports: [
        ThrottlerModule.forRootAsync({
          inject: [CONFIG],
          useFactory: ({ MUTATIONS_PER_MINUTE: limit }: PlatformConfig) => ({
            setHeaders: false,
            throttlers: [
              {
                name: 'address',
                ttl: MINUTE_MS,
                limit,
                getTracker: (request) => (request as ViewedRequest).client.address,
              },
              {
                name: 'user',
                ttl: MINUTE_MS,
                limit,
                getTracker: (request) => {
                  const { viewer, program } = request as ViewedRequest;
                  return program?.id ?? viewer?.userId ?? '';
                },
              },
            ],
          }),
        }),
      ],
      providers: [{ provide: LIMIT_STORAGE, ...storage }, Limits],
      exports: [Limits, ThrottlerModule],
    };
  }
}

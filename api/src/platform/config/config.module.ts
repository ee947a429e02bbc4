import { Global, Module, type DynamicModule } from '@nestjs/common';
import type { PlatformConfig } from './config.js';

/**
 * Injection token of the configuration. The platform injects it as `PlatformConfig`, a domain as its `<Domain>Config`.
 */
export const CONFIG = Symbol('CONFIG');

@Global()
@Module({})
export class ConfigModule {
  /** The composition root passes `read`, because only it knows the variables of all domains. */
  static with(read: () => PlatformConfig): DynamicModule {
    return { module: ConfigModule, providers: [{ provide: CONFIG, useFactory: read }], exports: [CONFIG] };
  }
}

import { Global, Module, type DynamicModule } from '@nestjs/common';
import type { PlatformConfig } from './config.js';

/** Token of the configuration. The platform types it as `PlatformConfig`, a domain as its `<Domain>Config`. */
export const CONFIG = Symbol('CONFIG');

@Global()
@Module({})
export class ConfigModule {
  /** The composition root gives `read`: it knows the variables of every domain. */
  static with(read: () => PlatformConfig): DynamicModule {
    return { module: ConfigModule, providers: [{ provide: CONFIG, useFactory: read }], exports: [CONFIG] };
  }
}

import { Global, Module } from '@nestjs/common';
import { parseConfig, type Config } from './config.js';

export type { Config } from './config.js';

export const CONFIG = Symbol('CONFIG');

@Global()
@Module({
  providers: [{ provide: CONFIG, useFactory: (): Config => parseConfig(process.env) }],
  exports: [CONFIG],
})
export class ConfigModule {}

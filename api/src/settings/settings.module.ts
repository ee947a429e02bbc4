import { Module, type DynamicModule } from '@nestjs/common';
import type { Variables } from './parse-setting.js';
import { ShopSettings, VARIABLES } from './shop-settings.js';

@Module({})
export class SettingsModule {
  /** The composition root passes the schemas, because only it knows the variables of all domains. */
  static with(variables: Variables): DynamicModule {
    return {
      module: SettingsModule,
      global: true,
      providers: [ShopSettings, { provide: VARIABLES, useValue: variables }],
      exports: [ShopSettings, VARIABLES],
    };
  }
}

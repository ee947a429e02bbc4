import { Module } from '@nestjs/common';
import { OperatorModule } from '../../operator/index.js';
import { EditShopSettings } from './edit-shop-settings.js';
import { ShopSettingResolver } from './shop-setting.resolver.js';

@Module({ imports: [OperatorModule], providers: [EditShopSettings, ShopSettingResolver], exports: [EditShopSettings] })
export class SettingsAdminModule {}

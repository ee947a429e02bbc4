export { settingsInForce, type SettingInForce } from './settings-in-force.js';
export { SettingsModule } from './settings.module.js';
export { ShopSettings } from './shop-settings.js';

export { EditShopSettings } from './edit-shop-settings.js';
export { SettingsAdminModule } from './settings-admin.module.js';

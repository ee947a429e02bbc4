export { ExportShoppers } from './export-shoppers.js';
export { IdentityAdminModule } from './identity-admin.module.js';
export { ManageShoppers, shopperConditions, shopperNotFound } from './manage-shoppers.js';
export { openPeople } from './open-people.js';
export { Shopper, ShopperInput } from './shopper.model.js';

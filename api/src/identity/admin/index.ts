export { IdentityAdminModule } from './identity-admin.module.js';
export { ManageShoppers, shopperNotFound } from './manage-shoppers.js';
export { Shopper } from './shopper.model.js';

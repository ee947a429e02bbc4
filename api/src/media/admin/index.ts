export { AcceptPicture } from './accept-picture.js';
export { MediaAdminModule } from './media-admin.module.js';

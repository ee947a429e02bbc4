export type { ClientsConfig } from './clients.config.js';
export { sha256 } from './admit-document.js';
export { Clients } from './clients.js';
export { ClientsModule } from './clients.module.js';

export { Clients } from './clients.js';
export { ClientsModule } from './clients.module.js';

/** Exports of the embedded shop for evidence. */
export { addPages } from './add-pages.js';
export { demoPictures } from './demo-pictures.js';
export { freePort } from './free-port.js';
export { SERVER_SETTINGS, withDatabase } from './open-database.js';
export { localSecrets, type Secrets } from './secrets.js';
export { seedDemo } from './seed-demo.js';
export { readStackConfig, type StackConfig } from './stack-config.js';
export { withClient } from './with-client.js';
export { BACKUP_FLAGS, SERVICE_FLAGS, SERVICE_MEMORY } from './service-memory.js';

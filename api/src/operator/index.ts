export { ACCOUNT_NAME } from './account-name.js';
export { Audit } from './audit.js';
export { notFound } from './explained.js';
export { OperatorModule } from './operator.module.js';
export { readPage } from './read-page.js';

export { ACCOUNT_NAME, accountName } from './account-name.js';
export { Audit, type Action } from './audit.js';
export { explained, idOfWritten, notFound } from './explained.js';
export {
  CATALOGUE_SLUG,
  Clearable,
  ClearableList,
  ClearableText,
  IfGiven,
  LaterThan,
  LinkHref,
  LongText,
  Reason,
  Slug,
  Text,
} from './inputs.js';
export { askedCounts, ListSort, madeBetween, madeIn, madeSlice, sortedByTime, type AskedCounts } from './listing.js';
export { MadeBetweenInput } from './made-between.input.js';
export { OperatorModule } from './operator.module.js';
export { ReadActions } from './read-actions.js';
export { anywhere, readPage, wordsOf } from './read-page.js';
export { RemoveInput } from './remove.input.js';
export { refuseUsed } from './still-used.js';
export { SeenVersion } from './seen-version.input.js';
export { versionResolverOf } from './version.resolver.js';
export { versionOf, Versions } from './versions.js';

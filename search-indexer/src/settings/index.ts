export {
  applySettings,
  clientFor,
  ensureIndex,
  settingDifferences,
  type MeilisearchAddress,
} from './apply-settings.js';
export { diffSettings, type SettingDifference } from './diff-settings.js';
export { INDEX_SETTINGS, MOST_HITS } from './index-settings.js';
export { keyRefusal, keyRefusalOf } from './key-refusal.js';
export {
  keyOfRole,
  makeKeys,
  scopedKey,
  tenantToken,
  type KeyRole,
  type KeySettings,
  type TenantRules,
} from './scoped-keys.js';

import { diffSettings } from './diff-settings.js';
import { INDEX_SETTINGS } from './index-settings.js';

/** Settings as Meilisearch returns them: with further keys, and with unordered lists in another order. */
const held = () => ({
  ...(JSON.parse(JSON.stringify(INDEX_SETTINGS)) as typeof INDEX_SETTINGS),
  nonSeparatorTokens: ['-', '.', '+'],
  distinctAttribute: null,
  embedders: {},
});

it('diffSettings finds no difference when the index has the wanted settings', () => {
  expect(diffSettings(held(), INDEX_SETTINGS)).toEqual([]);
});

it('diffSettings names each setting that differs, with its current and wanted value', () => {
  const current = { ...held(), pagination: { maxTotalHits: 1000 }, proximityPrecision: 'byAttribute' };
  expect(diffSettings(current, INDEX_SETTINGS)).toEqual([
    { name: 'proximityPrecision', current: 'byAttribute', wanted: 'byWord' },
    { name: 'pagination', current: { maxTotalHits: 1000 }, wanted: { maxTotalHits: 10_000 } },
  ]);
});

it('diffSettings reports a setting that the index lacks', () => {
  expect(diffSettings({}, { stopWords: ['и'] })).toEqual([{ name: 'stopWords', current: undefined, wanted: ['и'] }]);
  expect(diffSettings({ searchCutoffMs: null }, { searchCutoffMs: 700 })).toHaveLength(1);
});

it('diffSettings compares the order of values only in settings where order matters', () => {
  const current = { ...held(), searchableAttributes: ['kind', 'name', 'properties', 'description'] };
  expect(diffSettings(current, INDEX_SETTINGS).map(({ name }) => name)).toEqual(['searchableAttributes']);
  const rules = [...INDEX_SETTINGS.rankingRules].reverse();
  expect(diffSettings({ ...held(), rankingRules: rules }, INDEX_SETTINGS)).toHaveLength(1);
});

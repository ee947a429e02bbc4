import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IndexerMetrics } from './metrics.js';

it('alerts and panels in deploy/ use only metrics that the search indexer exports', async () => {
  const metrics = new IndexerMetrics(() => Promise.reject(new Error('no database')));
  metrics.state('postgres', 'following');
  const text = await metrics.text();
  for (const file of ['prometheus/alerts.yaml', 'grafana/meet.json']) {
    const path = join(import.meta.dirname, '../../../deploy', file);
    const asked = readFileSync(path, 'utf8').match(/\bmeet_search_\w+/g)!;
    for (const name of asked) expect(text).toContain(`# TYPE ${name} `);
  }
});

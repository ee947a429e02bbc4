import { startTestApi } from '../../testing/test-api.js';
import { Metrics } from './metrics.js';

it('the metrics contain process figures and queue lengths by topic', async () => {
  const api = await startTestApi([]);
  try {
    const answer = await fetch(`${api.origin}/metrics`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^text\/plain/)]);
    expect((await answer.text()).split('\n')).toEqual(
      expect.arrayContaining([
        'meet_outbox_waiting_events{topic="order.letter"} 0',
        'meet_outbox_waiting_events{topic="order.sms"} 0',
        'meet_outbox_dead_events{topic="order.sms"} 0',
        'meet_api_metrics_complete 1',
        expect.stringMatching(/^process_cpu_seconds_total /),
      ]),
    );
  } finally {
    await api.close();
  }
});

it('metrics are served while the database is down, with a note that figures are stale', async () => {
  const metrics = new Metrics();
  metrics.beforeEach(() => Promise.reject(new Error('no database')));
  expect((await metrics.text()).split('\n')).toContain('meet_api_metrics_complete 0');
});

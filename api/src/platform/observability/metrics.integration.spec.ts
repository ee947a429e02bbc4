import { startTestApi } from '../../testing/test-api.js';
import { Metrics } from './metrics.js';

it('the API tells Prometheus of the process and of what waits, by topic', async () => {
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

it('it answers where the database does not, and says that figures are old', async () => {
  const metrics = new Metrics();
  metrics.beforeEach(() => Promise.reject(new Error('no database')));
  expect((await metrics.text()).split('\n')).toContain('meet_api_metrics_complete 0');
});

import { jest } from '@jest/globals';
import pg from 'pg';

interface Connection {
  /** Statements that are not answered yet. */
  open: number;
  flight: string[];
}

/**
 * Returns the names of the statements that were sent meanwhile, or their texts where they have no name. Those that were
 * sent on one connection before the first of them was answered are one flight: they cost one round trip.
 */
export async function flightsOf(work: () => Promise<unknown>): Promise<string[][]> {
  const flights: string[][] = [];
  const connections = new WeakMap<object, Connection>();
  const send = pg.Client.prototype.query as (this: pg.Client, ...asked: unknown[]) => Promise<unknown> | undefined;
  const spy = jest.spyOn(pg.Client.prototype, 'query');
  spy.mockImplementation(function (this: pg.Client, ...asked: unknown[]) {
    const connection = connections.get(this) ?? { open: 0, flight: [] };
    connections.set(this, connection);
    if (!connection.open) flights.push((connection.flight = []));
    const [query, last] = [asked[0] as { name?: string; text?: string } | string, asked.at(-1)];
    // Who causes a transaction is told with BEGIN.
    connection.flight.push(
      typeof query === 'string' ? query.split('; SET LOCAL meet.cause')[0]! : (query.name ?? query.text!),
    );
    connection.open += 1;
    const answered = () => void (connection.open -= 1);
    // The pool gives a callback instead of waiting for a promise.
    if (typeof last === 'function') {
      const callback = (...answer: unknown[]) => (answered(), (last as (...answer: unknown[]) => void)(...answer));
      return send.call(this, ...asked.slice(0, -1), callback);
    }
    const answer = send.call(this, ...asked)!;
    answer.then(answered, answered);
    return answer;
  } as never);
  try {
    await work();
  } finally {
    spy.mockRestore();
  }
  return flights;
}

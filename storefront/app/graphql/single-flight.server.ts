/** Serves requests that left the browser before the answer with the new cookies reached it. */
const rememberedMs = 10_000;

/**
 * Exchanges each refresh token once: calls with the same token share the pending exchange, and its outcome for ten
 * seconds after. A refresh token works once, and the tabs of a browser share it.
 */
export function singleFlight<Outcome, Rest extends unknown[]>(
  exchange: (token: string, ...rest: Rest) => Promise<Outcome>,
): (token: string, ...rest: Rest) => Promise<Outcome> {
  const flights = new Map<string, Promise<Outcome>>();

  return (token, ...rest) => {
    const flying = flights.get(token);
    if (flying) return flying;
    const forget = () => flights.delete(token);
    const flight = exchange(token, ...rest);
    flights.set(token, flight);
    flight.then(() => setTimeout(forget, rememberedMs).unref(), forget);
    return flight;
  };
}

/** How long an outcome stays cached, for requests that the browser sent before it received the new cookies. */
const rememberedMs = 10_000;

/**
 * Makes sure that each refresh token is exchanged only once, because it is valid only once and all tabs of a browser
 * share it. Calls with the same token share the pending exchange and, for ten seconds afterwards, its outcome.
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

/** For a request that was on its way when the answer with the new cookies was too. */
const rememberedMs = 10_000;

/**
 * A refresh token works once, and the tabs of a browser share it: whoever comes with the same one while it is being
 * exchanged, or just after, gets the outcome of that one exchange.
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

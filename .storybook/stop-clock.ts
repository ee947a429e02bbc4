import isChromatic from 'chromatic/isChromatic';

/** The time shown in every picture. The stories' own dates are close to it. */
const moment = Date.parse('2026-11-24T12:00:00+03:00');

/** Stops the clock where pictures are drawn: at Chromatic, and for the pictures in `ui-kit/baselines`. */
export function stopClock(): void {
  if (!isChromatic()) return;
  const Running = Date;
  globalThis.Date = new Proxy(Running, {
    construct: (target, values: unknown[], newTarget: NewableFunction) =>
      Reflect.construct(target, values.length === 0 ? [moment] : values, newTarget) as object,
    apply: () => new Running(moment).toString(),
    get: (target, name, receiver) => (name === 'now' ? () => moment : (Reflect.get(target, name, receiver) as unknown)),
  });
}

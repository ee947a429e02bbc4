import type { Counter } from '../analytics-event';
import { deleteCookies } from './delete-cookies';
import { loadScript } from './load-script';
import { metrikaMessage } from './metrika-message';

/** The global function of Metrika's script. Until the script is loaded, calls are queued in `a`. */
type Ym = { (...call: unknown[]): void; a?: unknown[]; l?: number };

/** Name of the array with e-commerce data. `dataLayer` is used by Google's script. */
const container = 'metrikaData';

/** Yandex.Metrika. Session recording (Webvisor) and the click map are turned off. */
export function metrika(id: number): Counter {
  const globals = window as unknown as { ym?: Ym; [container]?: unknown[] };
  const waiting: Ym = (...call) => void (waiting.a ??= []).push(call);
  waiting.l = Date.now();
  globals.ym ??= waiting;
  globals[container] ??= [];
  const ym = (...call: unknown[]) => globals.ym!(id, ...call);

  ym('init', {
    defer: true,
    ecommerce: container,
    accurateTrackBounce: true,
    ...{ clickmap: false, trackLinks: false, webvisor: false },
  });
  loadScript('https://mc.yandex.ru/metrika/tag.js');

  return {
    count(event) {
      const message = metrikaMessage(event);
      if ('hit' in message) ym('hit', message.hit, message.options);
      else if ('goal' in message) ym('reachGoal', message.goal, message.parameters);
      else globals[container]!.push(message);
    },
    stop() {
      ym('destruct');
      deleteCookies(/^_ym_/);
    },
  };
}

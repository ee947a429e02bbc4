import { tokens } from '../../tokens/generated/tokens.js';
import { mark } from '../../jsx/kit-props.js';
import { clusterPoints } from './cluster-points.js';
import type { MapHandle, MapPoint, MapProvider, MapScene } from './map-provider.js';

/** Pixels within which points are merged into a cluster: about the width of a finger. */
const apart = 48;
const margin = 56;

interface Size {
  width: number;
  height: number;
}

const sizeOf = (element: HTMLElement): Size => ({
  width: element.clientWidth || 600,
  height: element.clientHeight || 400,
});

/** Projects the points to pixels so that they fill the map. */
function place(points: readonly MapPoint[], { width, height }: Size) {
  const range = (values: readonly number[]) => [Math.min(...values), Math.max(...values)] as const;
  const [west, east] = range(points.map(({ longitude }) => longitude));
  const [south, north] = range(points.map(({ latitude }) => latitude));
  const at = (value: number, from: number, to: number, room: number) =>
    to === from ? room / 2 : margin + ((value - from) / (to - from)) * (room - 2 * margin);
  return points.map(({ id, latitude, longitude }) => ({
    id,
    x: at(longitude, west, east, width),
    y: at(latitude, north, south, height),
  }));
}

const pin = (x: number, y: number, chosen: boolean) =>
  `position:absolute;left:${x - 22}px;top:${y - 22}px;width:44px;height:44px;display:grid;place-items:center;padding:0;` +
  `border:0;background:none;cursor:pointer;--pin:${chosen ? tokens.color.action : tokens.color.raised};` +
  `--on-pin:${chosen ? tokens.color['on-action'] : tokens.color.ink}`;

const disc = (text: string) =>
  `<span style="display:grid;place-items:center;min-width:28px;height:28px;border:2px solid ${tokens.color.action};` +
  `border-radius:99px;background:var(--pin);color:var(--on-pin);font-size:${tokens.text.pin.size};font-weight:${tokens.text.pin.weight}">${text}</span>`;

function button(name: string, style: string, content: string, press: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = mark;
  element.style.cssText = style;
  element.setAttribute('aria-label', name);
  element.innerHTML = content;
  element.addEventListener('click', press);
  return element;
}

export interface PlanMapLook {
  /** Markup behind the points, such as a drawn river. It must be trusted, because it is inserted unescaped. */
  ground?: string;
  /** Returns the accessible name of a cluster of `count` points. */
  near: (count: number) => string;
  /** Accessible name of the button that shows all points. */
  wholeCity: string;
}

/** A map that needs no map service. It shows the points relative to each other, with clusters that zoom in. */
export function planMap(look: PlanMapLook): MapProvider {
  return { load: () => Promise.resolve(drawing(look)) };
}

const drawing = ({ ground = '', near, wholeCity }: PlanMapLook): MapHandle => ({
  show(element, first) {
    let scene: MapScene = first;
    let inside: readonly string[] | null = null;
    let drawn: Size | null = null;

    const draw = () => {
      const size = sizeOf(element);
      drawn = size;
      const focused = element.contains(document.activeElement)
        ? document.activeElement?.getAttribute('aria-label')
        : null;
      const points = scene.points.filter(({ id }) => inside === null || inside.includes(id));
      const nameOf = (id: string) => points.find((point) => point.id === id)?.name ?? '';
      element.innerHTML = ground;
      for (const { x, y, ids } of clusterPoints(place(points, size), apart)) {
        const [id] = ids;
        const chosen = scene.chosenId !== null && ids.includes(scene.chosenId);
        if (ids.length === 1 && id !== undefined) {
          element.append(button(nameOf(id), pin(x, y, chosen), disc(chosen ? '✓' : ''), () => scene.onChoose(id)));
        } else {
          const open = () => {
            inside = ids;
            draw();
          };
          element.append(button(near(ids.length), pin(x, y, chosen), disc(String(ids.length)), open));
        }
      }
      if (inside) {
        const back = () => {
          inside = null;
          draw();
        };
        element.append(button(wholeCity, pin(32, 32, false), disc('−'), back));
      }
      // Buttons are drawn anew, so the focus goes to the one with the same name.
      if (focused) {
        const buttons = [...element.querySelectorAll('button')];
        buttons.find((one) => one.getAttribute('aria-label') === focused)?.focus();
      }
    };

    draw();
    // An observer reports the first size, too, which is drawn already.
    const observer = new ResizeObserver(() => {
      const { width, height } = sizeOf(element);
      if (width !== drawn?.width || height !== drawn.height) draw();
    });
    observer.observe(element);
    return {
      update(next) {
        scene = next;
        if (inside && !scene.points.some(({ id }) => inside?.includes(id))) inside = null;
        draw();
      },
      destroy() {
        observer.disconnect();
        element.replaceChildren();
      },
    };
  },
});

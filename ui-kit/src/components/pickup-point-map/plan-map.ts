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

/**
 * A button of the map: a point, a cluster, or the button that zooms out. `key` identifies the button across renders.
 */
interface MapButton {
  key: string;
  name: string;
  style: string;
  content: string;
  press: () => void;
}

/** Key of the button that shows all points; the keys of other buttons consist of ids. */
const BACK = '';

function newButton(): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = mark;
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

/** A map that needs no map service. It shows the points at their relative positions, with clusters that zoom in. */
export function planMap(look: PlanMapLook): MapProvider {
  return { load: () => Promise.resolve(drawing(look)) };
}

const drawing = ({ ground = '', near, wholeCity }: PlanMapLook): MapHandle => ({
  show(element, first) {
    let scene: MapScene = first;
    let inside: readonly string[] | null = null;
    const drawn = new Map<string, HTMLButtonElement>();
    element.innerHTML = ground;

    const buttons = (): MapButton[] => {
      const size = { width: element.clientWidth || 600, height: element.clientHeight || 400 };
      const points = scene.points.filter(({ id }) => inside === null || inside.includes(id));
      const nameOf = (id: string) => points.find((point) => point.id === id)?.name ?? '';
      const placed = clusterPoints(place(points, size), apart).map(({ x, y, ids }): MapButton => {
        const [id] = ids;
        const chosen = scene.value !== null && ids.includes(scene.value);
        const where = { key: ids.join(' '), style: pin(x, y, chosen) };
        if (ids.length === 1 && id !== undefined)
          return { ...where, name: nameOf(id), content: disc(chosen ? '✓' : ''), press: () => scene.onValueChange(id) };
        return { ...where, name: near(ids.length), content: disc(String(ids.length)), press: () => zoom(ids) };
      });
      const back = { key: BACK, name: wholeCity, style: pin(32, 32, false), content: disc('−') };
      return inside ? [...placed, { ...back, press: () => zoom(null) }] : placed;
    };

    // Buttons that stay are updated, not created again, so that they keep the focus and a touch in progress.
    const draw = () => {
      const wanted = buttons();
      for (const [key, gone] of drawn)
        if (!wanted.some((one) => one.key === key)) {
          gone.remove();
          drawn.delete(key);
        }
      for (const { key, name, style, content, press } of wanted) {
        const there = drawn.get(key);
        const shown = there ?? newButton();
        shown.style.cssText = style;
        shown.setAttribute('aria-label', name);
        if (shown.innerHTML !== content) shown.innerHTML = content;
        shown.onclick = press;
        if (!there) element.append(shown);
        drawn.set(key, shown);
      }
    };
    const zoom = (ids: readonly string[] | null) => {
      inside = ids;
      draw();
      // The pressed button has disappeared.
      (drawn.get(BACK) ?? element.querySelector('button'))?.focus();
    };

    draw();
    const observer = new ResizeObserver(draw);
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

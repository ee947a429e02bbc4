import {
  clusterPoints,
  type MapHandle,
  type MapPoint,
  type MapProvider,
  type MapScene,
} from '@meet/ui-kit/pickup-point-map';
import { loadYmaps3 } from './load-ymaps3';
import { markerElement } from './marker-element';
import { boundsOf, pixelsAt } from './mercator';
import type { MapLocation, Ymaps3 } from './ymaps3';

/** Distance in pixels within which a finger cannot distinguish points. */
const APART = 48;
/** Zoom level for a single point, and zoom level from which points in one building are no longer separated. */
const STREET = 15;
const CLOSEST = 19;
/** The map opens on this number of the nearest points. Distant points would zoom it out to the whole region. */
const NEAREST = 20;
/** Location of the map if a search has found nothing. */
const COUNTRY: MapLocation = { center: [37.62, 55.75], zoom: 4 };

/** Yandex Maps with the shop's key. Nothing is loaded before the map is shown. Without a key, loading fails. */
export function yandexMap(key: string | null): MapProvider {
  return {
    load: async () => {
      const ymaps3 = await loadYmaps3(key);
      return { show: (element, scene) => showMap(ymaps3, element, scene) };
    },
  };
}

function showMap(ymaps3: Ymaps3, element: HTMLElement, first: MapScene): ReturnType<MapHandle['show']> {
  let scene = first;
  const theme = isDark() ? 'dark' : 'light';
  const map = new ymaps3.YMap(element, { location: locationOf(scene.points), theme });
  map.addChild(new ymaps3.YMapDefaultSchemeLayer({})).addChild(new ymaps3.YMapDefaultFeaturesLayer({}));
  let zoom = Math.round(map.zoom);
  let markers: object[] = [];

  const go = (points: readonly MapPoint[], duration: number) => map.setLocation({ ...locationOf(points), duration });
  const draw = () => {
    for (const marker of markers) map.removeChild(marker);
    const known = new Map(scene.points.map((point) => [point.id, point]));
    const placed = scene.points.map((point) => ({ id: point.id, ...pixelsAt(point, zoom) }));
    markers = clusterPoints(placed, APART).map(({ ids }) => {
      const points = ids.flatMap((id) => known.get(id) ?? []);
      const chosen = scene.value !== null && ids.includes(scene.value);
      const isOne = points.length === 1 || zoom >= CLOSEST;
      const [[west, south], [east, north]] = boundsOf(points);
      return new ymaps3.YMapMarker(
        { coordinates: [(west + east) / 2, (south + north) / 2], zIndex: chosen ? 1 : 0 },
        markerElement({
          title: points.map(({ name }) => name).join(', '),
          count: points.length,
          chosen,
          press: () => (isOne ? scene.onValueChange(ids[0]!) : go(points, 300)),
        }),
      );
    });
    for (const marker of markers) map.addChild(marker);
  };

  draw();
  map.addChild(
    new ymaps3.YMapListener({
      onUpdate: ({ location: { zoom: now } }) => {
        if (Math.round(now) === zoom) return;
        zoom = Math.round(now);
        draw();
      },
    }),
  );
  return {
    update(next) {
      const isSame = next.points.map(({ id }) => id).join() === scene.points.map(({ id }) => id).join();
      scene = next;
      if (!isSame && scene.points.length) go(scene.points, 0);
      draw();
    },
    destroy: () => map.destroy(),
  };
}

function locationOf(points: readonly MapPoint[]): MapLocation {
  if (!points.length) return COUNTRY;
  const shown = points.slice(0, NEAREST);
  const bounds = boundsOf(shown);
  const [[west, south], [east, north]] = bounds;
  return west === east && south === north ? { center: [west, south], zoom: STREET } : { bounds };
}

/** The map is drawn once, in the colour mode that the page has at that moment. */
function isDark(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme ? theme === 'dark' : window.matchMedia('(prefers-color-scheme: dark)').matches;
}

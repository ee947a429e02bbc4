import { jest } from '@jest/globals';
import type { MapScene } from '@meet/ui-kit/pickup-point-map';
import { pixelsAt } from './mercator';
import { yandexMap } from './yandex-map';
import type { MapLocation, Ymaps3 } from './ymaps3';

const KEY = '0a1b2c3d-0000-4000';

/** A constructor of what a function makes. */
const made = (make: (...args: never[]) => object) =>
  function (...args: never[]) {
    return make(...args);
  } as never;

/** The service's namespace, which remembers what it was told. */
class FakeMaps {
  readonly markers = new Map<object, HTMLElement>();
  readonly shown = new Set<object>();
  readonly locations: MapLocation[] = [];
  theme = '';
  destroyed = false;
  zoomTo: (zoom: number) => void = () => undefined;

  namespace(): Ymaps3 {
    const map = {
      zoom: 10,
      addChild: (child: object) => {
        this.shown.add(child);
        return map;
      },
      removeChild: (child: object) => {
        this.shown.delete(child);
        return map;
      },
      setLocation: (location: MapLocation) => void this.locations.push(location),
      destroy: () => {
        this.destroyed = true;
      },
    };
    return {
      ready: Promise.resolve(),
      YMap: made((_: HTMLElement, { location, theme }: { location: MapLocation; theme: string }) => {
        this.locations.push(location);
        this.theme = theme;
        return map;
      }),
      YMapDefaultSchemeLayer: made(() => ({})),
      YMapDefaultFeaturesLayer: made(() => ({})),
      YMapListener: made(({ onUpdate }: { onUpdate: (update: { location: { zoom: number } }) => void }) => {
        this.zoomTo = (zoom) => onUpdate({ location: { zoom } });
        return {};
      }),
      YMapMarker: made((_: object, element: HTMLElement) => {
        const marker = {};
        this.markers.set(marker, element);
        return marker;
      }),
    };
  }

  /** The markers on the map, by their titles. */
  get buttons(): Map<string, HTMLElement> {
    const elements = [...this.shown].flatMap((child) => this.markers.get(child) ?? []);
    return new Map(elements.map((element) => [element.title, element]));
  }
}

const points = [
  { id: 'a', name: 'На Баумана', latitude: 55.79, longitude: 49.11 },
  { id: 'b', name: 'На Победы', latitude: 55.79, longitude: 49.1101 },
  { id: 'c', name: 'На Зорге', latitude: 55.74, longitude: 49.2 },
];
const sceneOf = (changes: Partial<MapScene> = {}): MapScene => ({
  ...{ points, value: null, onValueChange: () => undefined },
  ...changes,
});

const page = window as unknown as { ymaps3?: Ymaps3 | undefined };
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src*="api-maps"]')];

/** Answers the script that is asked for, once it is. */
function answer(event: 'load' | 'error', fake?: FakeMaps): void {
  const script = scripts().at(-1)!;
  if (fake) page.ymaps3 = fake.namespace();
  script.dispatchEvent(new Event(event));
}

async function shown(scene: MapScene, fake = new FakeMaps()) {
  delete page.ymaps3;
  const loading = yandexMap(KEY).load();
  answer('load', fake);
  const view = (await loading).show(document.createElement('div'), scene);
  return { fake, view };
}

beforeEach(() => {
  window.matchMedia = jest.fn(() => ({ matches: false })) as unknown as typeof window.matchMedia;
});
afterEach(() => {
  delete page.ymaps3;
  document.head.replaceChildren();
  jest.useRealTimers();
});

describe('the script of the maps service', () => {
  it('the maps script is requested with version, key and language when the map is loaded, and only once', async () => {
    const provider = yandexMap(KEY);
    expect(scripts()).toEqual([]);
    const loading = provider.load();
    answer('load', new FakeMaps());
    await loading;
    await provider.load();
    expect(scripts().map(({ src }) => src)).toEqual([`https://api-maps.yandex.ru/v3/?apikey=${KEY}&lang=ru_RU`]);
  });

  it.each([null, ''])(
    'the maps script is not requested without a key, and loading the map throws an error',
    async (key) => {
      await expect(yandexMap(key).load()).rejects.toThrow('YANDEX_MAPS_KEY');
      expect(scripts()).toEqual([]);
    },
  );

  it('loading the map fails when the maps script fails, and the next attempt requests the script again', async () => {
    const provider = yandexMap(KEY);
    const failing = provider.load();
    answer('error');
    await expect(failing).rejects.toThrow('did not come');
    const loading = provider.load();
    answer('load', new FakeMaps());
    await expect(loading).resolves.toHaveProperty('show');
  });

  it('loading the map fails when the maps script is not ready in time', async () => {
    jest.useFakeTimers();
    const late = expect(yandexMap(KEY).load()).rejects.toThrow('late');
    await jest.advanceTimersByTimeAsync(15_000);
    await late;
  });
});

describe('the map of pickup points', () => {
  it('the map shows distant pickup points as separate markers, and close points as one marker with their number', async () => {
    const { fake } = await shown(sceneOf());
    expect([...fake.buttons.keys()]).toEqual(['На Баумана, На Победы', 'На Зорге']);
    expect(fake.buttons.get('На Баумана, На Победы')!.textContent).toBe('2');
    expect(fake.locations).toEqual([
      {
        bounds: [
          [49.11, 55.74],
          [49.2, 55.79],
        ],
      },
    ]);
  });

  it('the map selects a pickup point after a tap on its marker, and marks the selected point', async () => {
    const onValueChange = jest.fn();
    const { fake, view } = await shown(sceneOf({ onValueChange }));
    fake.buttons.get('На Зорге')!.click();
    expect(onValueChange).toHaveBeenCalledWith('c');
    view.update(sceneOf({ value: 'c' }));
    expect(fake.buttons.get('На Зорге')!.textContent).toBe('✓');
  });

  it('the map zooms in on a cluster, splits it, and at the closest zoom selects one point', async () => {
    const onValueChange = jest.fn();
    const { fake } = await shown(sceneOf({ onValueChange }));
    fake.buttons.get('На Баумана, На Победы')!.click();
    expect(fake.locations.at(-1)).toMatchObject({
      bounds: [
        [49.11, 55.79],
        [49.1101, 55.79],
      ],
    });
    fake.zoomTo(21);
    expect([...fake.buttons.keys()]).toEqual(['На Баумана', 'На Победы', 'На Зорге']);
    const [one, , other] = points;
    const together = [one!, { ...one!, id: 'd', name: 'Тоже на Баумана' }, other!];
    const { fake: same } = await shown(sceneOf({ points: together, onValueChange }));
    same.zoomTo(19);
    same.buttons.get('На Баумана, Тоже на Баумана')!.click();
    expect(onValueChange).toHaveBeenLastCalledWith('a');
  });

  it('the map of pickup points hides its markers from keyboard and screen readers', async () => {
    const { fake } = await shown(sceneOf());
    for (const button of fake.buttons.values()) {
      expect(button.tabIndex).toBe(-1);
      expect(button).toHaveAttribute('aria-hidden', 'true');
    }
  });

  it('the map moves to found pickup points, shows one at street zoom, and is removed on destroy', async () => {
    const { fake, view } = await shown(sceneOf());
    view.update(sceneOf({ points: points.slice(2) }));
    expect(fake.locations.at(-1)).toMatchObject({ center: [49.2, 55.74], zoom: 15 });
    expect(fake.buttons.size).toBe(1);
    view.update(sceneOf({ points: [] }));
    expect(fake.buttons.size).toBe(0);
    expect((await shown(sceneOf({ points: [] }))).fake.locations).toEqual([{ center: [37.62, 55.75], zoom: 4 }]);
    view.destroy();
    expect(fake.destroyed).toBe(true);
  });

  it('the map of pickup points uses the colour theme of the page', async () => {
    expect((await shown(sceneOf())).fake.theme).toBe('light');
    document.documentElement.dataset['theme'] = 'dark';
    expect((await shown(sceneOf())).fake.theme).toBe('dark');
    delete document.documentElement.dataset['theme'];
  });
});

it('pixelsAt places the middle of the world in the middle of its map tile', () => {
  expect(pixelsAt({ latitude: 0, longitude: 0 }, 0)).toEqual({ x: 128, y: 128 });
  const { x, y } = pixelsAt({ latitude: 55.7558, longitude: 37.6173 }, 10);
  expect([Math.floor(x / 256), Math.floor(y / 256)]).toEqual([619, 320]);
});

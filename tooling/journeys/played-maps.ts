import type { BrowserContext } from '@playwright/test';

/**
 * A fake script of Yandex Maps (JS API v3): a map of one square degree with markers at their places. It only renders
 * the elements that the page gives it.
 */
const script = `
  const inPlace = (map, marker) => {
    const [[west, south], [east, north]] = map.bounds;
    const part = (value, from, to) => (to === from ? 50 : 10 + (80 * (value - from)) / (to - from)) + '%';
    const [longitude, latitude] = marker.coordinates;
    Object.assign(marker.place.style, { left: part(longitude, west, east), bottom: part(latitude, south, north) });
  };
  class YMap {
    constructor(element, { location }) {
      this.root = element.appendChild(document.createElement('div'));
      this.root.dataset.playedMap = '';
      Object.assign(this.root.style, { position: 'absolute', inset: '0' });
      this.markers = new Set();
      this.zoom = 11;
      this.setLocation(location);
    }
    setLocation({ bounds, center }) {
      const around = ([x, y]) => [[x - 0.01, y - 0.01], [x + 0.01, y + 0.01]];
      this.bounds = bounds ?? around(center);
      for (const marker of this.markers) inPlace(this, marker);
      if (this.listener) this.listener.onUpdate({ location: { zoom: (this.zoom += 4) } });
    }
    addChild(child) {
      if (child.onUpdate) this.listener = child;
      if (!child.place) return this;
      this.markers.add(child);
      this.root.append(child.place);
      inPlace(this, child);
      return this;
    }
    removeChild(child) {
      this.markers.delete(child);
      child.place?.remove();
      return this;
    }
    destroy() {
      this.root.remove();
    }
  }
  class YMapMarker {
    constructor({ coordinates, zIndex }, element) {
      this.coordinates = coordinates;
      this.place = document.createElement('div');
      Object.assign(this.place.style, { position: 'absolute', zIndex });
      this.place.append(element);
    }
  }
  class Child {
    constructor(props) {
      Object.assign(this, props);
    }
  }
  window.ymaps3 = {
    ready: Promise.resolve(),
    YMap, YMapMarker, YMapListener: Child, YMapDefaultSchemeLayer: Child, YMapDefaultFeaturesLayer: Child,
  };
`;

/** The requests of browsers to the map service, and whether the service responds. */
export class PlayedMaps {
  readonly requests: string[] = [];
  answers = true;

  async play(context: BrowserContext): Promise<void> {
    await context.route('https://api-maps.yandex.ru/**', async (route) => {
      this.requests.push(route.request().url());
      await (this.answers ? route.fulfill({ contentType: 'text/javascript', body: script }) : route.abort());
    });
  }
}

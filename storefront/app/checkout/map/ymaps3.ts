/** Longitude and latitude in degrees: the order of the service. */
export type LngLat = [longitude: number, latitude: number];

/** `duration`: milliseconds of the way there. */
export type MapLocation = ({ bounds: [LngLat, LngLat] } | { center: LngLat; zoom: number }) & { duration?: number };

export interface YMap {
  readonly zoom: number;
  addChild(child: object): YMap;
  removeChild(child: object): YMap;
  setLocation(location: MapLocation): void;
  destroy(): void;
}

/** What is used of the namespace that the script of Yandex Maps (version v3) defines. */
export interface Ymaps3 {
  /** Resolves once everything below is there. */
  ready: Promise<void>;
  YMap: new (element: HTMLElement, props: { location: MapLocation; theme: 'light' | 'dark' }) => YMap;
  YMapDefaultSchemeLayer: new (props: object) => object;
  YMapDefaultFeaturesLayer: new (props: object) => object;
  YMapListener: new (props: { onUpdate: (update: { location: { zoom: number } }) => void }) => object;
  YMapMarker: new (props: { coordinates: LngLat; zIndex: number }, element: HTMLElement) => object;
}

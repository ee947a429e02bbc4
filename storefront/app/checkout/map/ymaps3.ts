/** Longitude and latitude in degrees, in the order that the map service uses. */
export type LngLat = [longitude: number, latitude: number];

/** `duration`: milliseconds of the animation to the location. */
export type MapLocation = ({ bounds: [LngLat, LngLat] } | { center: LngLat; zoom: number }) & { duration?: number };

export interface YMap {
  readonly zoom: number;
  addChild(child: object): YMap;
  removeChild(child: object): YMap;
  setLocation(location: MapLocation): void;
  destroy(): void;
}

/** The part of the namespace of Yandex Maps (version v3) that is used. */
export interface Ymaps3 {
  /** Resolves once everything below is defined. */
  ready: Promise<void>;
  YMap: new (element: HTMLElement, props: { location: MapLocation; theme: 'light' | 'dark' }) => YMap;
  YMapDefaultSchemeLayer: new (props: object) => object;
  YMapDefaultFeaturesLayer: new (props: object) => object;
  YMapListener: new (props: { onUpdate: (update: { location: { zoom: number } }) => void }) => object;
  YMapMarker: new (props: { coordinates: LngLat; zIndex: number }, element: HTMLElement) => object;
}

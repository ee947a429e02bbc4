export interface MapPoint {
  id: string;
  name: string;
  latitude: number;
  longitude: number;
}

/** The current content of a map. */
export interface MapScene {
  points: readonly MapPoint[];
  value: string | null;
  onValueChange: (id: string) => void;
}

/** A map mounted on the page. */
export interface MapView {
  update(scene: MapScene): void;
  destroy(): void;
}

/** A loaded map service. */
export interface MapHandle {
  show(element: HTMLElement, scene: MapScene): MapView;
}

/** Loads a map service on demand. The provider chooses its script, key and language. */
export interface MapProvider {
  load(): Promise<MapHandle>;
}

export interface MapPoint {
  id: string;
  name: string;
  latitude: number;
  longitude: number;
}

/** What a map shows now. */
export interface MapScene {
  points: readonly MapPoint[];
  chosenId: string | null;
  onChoose: (id: string) => void;
}

/** A map that is on the page. */
export interface MapView {
  update(scene: MapScene): void;
  destroy(): void;
}

/** A map service that is ready to draw. */
export interface MapHandle {
  show(element: HTMLElement, scene: MapScene): MapView;
}

/** Brings a map service when it is wanted: its script, its key, its language are its own matter. */
export interface MapProvider {
  load(): Promise<MapHandle>;
}

export { clusterPoints, type PlacedPoint, type PointCluster } from './cluster-points.js';
export type { MapHandle, MapPoint, MapProvider, MapScene, MapView } from './map-provider.js';
export { planMap, type PlanMapLook } from './plan-map.js';
export { PickupPointMap, type MapPickupPoint, type PickupPointMapProps } from './pickup-point-map.js';

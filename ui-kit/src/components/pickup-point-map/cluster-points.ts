export interface PlacedPoint {
  id: string;
  /** Position on the map, in pixels. */
  x: number;
  y: number;
}

export interface PointCluster {
  /** Mean position of the cluster's points, in pixels. */
  x: number;
  y: number;
  ids: readonly string[];
}

/** Groups points within `distance` pixels of a cluster's first point, because a finger cannot tell them apart. */
export function clusterPoints(points: readonly PlacedPoint[], distance: number): PointCluster[] {
  const clusters: PlacedPoint[][] = [];
  for (const point of points) {
    const near = clusters.find(([first]) => first && Math.hypot(first.x - point.x, first.y - point.y) < distance);
    if (near) near.push(point);
    else clusters.push([point]);
  }
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return clusters.map((members) => ({
    x: mean(members.map(({ x }) => x)),
    y: mean(members.map(({ y }) => y)),
    ids: members.map(({ id }) => id),
  }));
}

export interface PlacedPoint {
  id: string;
  /** Pixels of the map. */
  x: number;
  y: number;
}

export interface PointCluster {
  /** The middle of its points. */
  x: number;
  y: number;
  ids: readonly string[];
}

/** Points nearer than so many pixels to the first of a cluster join it: fingers cannot part them. */
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

/** Returns the hue of a colour such as `#c3141c`, in degrees. It is 0 for a grey. */
function hueOf(hex: string): number {
  const at = (index: number) => Number.parseInt(hex.slice(index, index + 2), 16);
  const [red, green, blue] = [at(1), at(3), at(5)] as const;
  const most = Math.max(red, green, blue);
  const spread = most - Math.min(red, green, blue);
  if (spread === 0) return 0;
  const sixths =
    most === red ? (green - blue) / spread : most === green ? 2 + (blue - red) / spread : 4 + (red - green) / spread;
  return (sixths * 60 + 360) % 360;
}

/** Returns the angle between two hues, from 0 to 180 degrees. */
export function hueDistance(one: string, other: string): number {
  const angle = Math.abs(hueOf(one) - hueOf(other));
  return Math.min(angle, 360 - angle);
}

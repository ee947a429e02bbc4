export function coverOf(images: readonly { url: string; position: number }[]): string | null {
  const [cover] = [...images].sort((left, right) => left.position - right.position);
  return cover?.url ?? null;
}

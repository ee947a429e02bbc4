interface Coloured {
  name: string;
  colorPalletes: readonly { name: string }[];
}

/**
 * The name of a product on its card: without the colours at its end, because the card shows them as dots. «Кеды Кедр,
 * зелёный/молочный» is «Кеды Кедр».
 */
export function cardName({ name, colorPalletes }: Coloured): string {
  const comma = name.lastIndexOf(', ');
  if (comma <= 0) return name;
  const shown = new Set(colorPalletes.map((colour) => colour.name.toLowerCase()));
  const said = name
    .slice(comma + 2)
    .toLowerCase()
    .split('/');
  return said.every((colour) => shown.has(colour.trim())) ? name.slice(0, comma) : name;
}

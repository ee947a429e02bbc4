import type { Material, SaveProductInput, Season, Sex } from '../../graphql/generated/graphql';

/** What shoppers filter a product by, and its badges. */
export interface ProductProperties {
  sex: Sex;
  children: boolean;
  /** Names as in the palette, main colour first. */
  colours: string[];
  seasons: Season[];
  material: Material[];
  /** Slugs in display order. */
  badges: string[];
}

export const blankProperties: ProductProperties = {
  ...{ sex: 'UNISEX', children: false, colours: [], seasons: [], material: [], badges: [] },
};

/** As many as the API takes. */
export const MOST = { colours: 3, badges: 10 };

/** Returns the properties of a product, or of a form. */
export const propertiesOf = (of: ProductProperties): ProductProperties => {
  const { sex, children, colours, seasons, material, badges } = of;
  return { sex, children, colours, seasons, material, badges };
};

/** Returns what the API is told of properties: of those that are absent nothing. */
export function propertiesDto(changes: Partial<ProductProperties>): Partial<SaveProductInput> {
  const { sex, children, colours, seasons, material, badges } = changes;
  return {
    ...(sex !== undefined && { sex }),
    ...(children !== undefined && { children }),
    ...(colours && { colours: orNull(colours.map((name) => ({ name }))) }),
    ...(seasons && { seasons: orNull(seasons) }),
    ...(material && { material: orNull(material) }),
    ...(badges && { badges: orNull(badges) }),
  };
}

/** Without values there are none. */
const orNull = <Value>(values: Value[]) => (values.length > 0 ? values : null);

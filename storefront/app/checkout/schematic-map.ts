import { planMap } from '@meet/ui-kit/pickup-point-map';

/** A schematic map without streets, because no map service is connected. To connect one, replace this map. */
export const schematicMap = planMap({ near: (count) => `Пунктов рядом: ${count}`, wholeCity: 'Весь город' });

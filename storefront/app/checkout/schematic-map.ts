import { planMap } from '@meet/ui-kit/pickup-point-map';

/** A map without streets: no map service is connected. Replace it here to connect one. */
export const schematicMap = planMap({ near: (count) => `Пунктов рядом: ${count}`, wholeCity: 'Весь город' });

import { planMap } from '@meet/ui-kit/pickup-point-map';

/** No map service is connected: points are shown as they lie to each other. One with streets takes its place here. */
export const schematicMap = planMap({ near: (count) => `Пунктов рядом: ${count}`, wholeCity: 'Весь город' });

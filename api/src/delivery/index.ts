export { Deliveries, type DeliveryChoice } from './deliveries.js';
export { DeliveryModule } from './delivery.module.js';
export { type EstimatedRate } from './estimating-rates.js';
export { Gazetteer } from './gazetteer.js';
export { Country } from './gazetteer.model.js';
export { pickRates, pickSuggestions } from './pick-providers.js';
export { type PickupPlace } from './pickup-place.js';
export { PickupPointDelivery } from './pickup-point.model.js';
export { type PickupPointRecord } from './pickup-points.js';

export { addressOf, type AddressOf } from './address-of.js';
export { listItems } from './list-items.js';
export { RenderAs, type Rendered } from './render-as.js';
export { renderTrigger, type Trigger } from './trigger.js';
export { valueOf, type ValueOf } from './value-of.js';

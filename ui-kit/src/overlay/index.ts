export { useMayOpen } from './layer-around.js';
export { OverlayPortal } from './overlay-portal.js';
export { chooseInitialFocus, type InitialFocus } from './initial-focus.js';
export { notificationRegions } from './notification-regions.js';
export { ScrollBody } from './scroll-body.js';
export { pageDirection, type TextDirection } from './text-direction.js';
export { useFocusTrap } from './use-focus-trap.js';

/**
 * The selector for the pressed state of a control. It also applies to touch, because a touch screen shows nothing on
 * hover. Disabled and busy controls do not react.
 */
export const pressed = '&:active:not(:disabled,[aria-disabled=true],:has(input:disabled))';

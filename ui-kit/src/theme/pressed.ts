/**
 * The key of what a control looks like while it is pressed, by a finger too: a touch screen shows nothing on hover. What
 * is disabled or busy does not answer.
 */
export const pressed = '&:active:not(:disabled,[aria-disabled=true],:has(input:disabled))';

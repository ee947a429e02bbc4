/** State of a navigation to the page of what was made a moment ago: the page says that it is saved. */
export const CREATED = 'created';

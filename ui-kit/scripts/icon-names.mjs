/**
 * Returns the name of an icon's component: `ChevronDownIcon` for `chevron-down`.
 *
 * @param {string} name
 */
export const componentOf = (name) => `${name.replace(/(?:^|-)([a-z])/g, (_, letter) => letter.toUpperCase())}Icon`;

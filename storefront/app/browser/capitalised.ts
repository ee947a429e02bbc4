/** A sentence or a name with a capital letter. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

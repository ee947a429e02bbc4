const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Returns whether PostgreSQL accepts the text as a UUID in its usual form. */
export const isUuid = (text: string): boolean => UUID.test(text);

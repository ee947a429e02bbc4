export class InvalidKeyError extends Error {
    constructor(key) {
        super(`«${key}» is not a storage key: use lower-case latin letters, digits, dots, hyphens, underscores and slashes.`);
    }
}
const SEGMENT = /^[a-z0-9_-][a-z0-9._-]*$/;
export function assertKey(key) {
    if (key.length > 500 || !key.split('/').every((segment) => SEGMENT.test(segment)))
        throw new InvalidKeyError(key);
}
//# sourceMappingURL=object-storage.js.map
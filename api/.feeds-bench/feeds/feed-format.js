/** The file cannot be read as what it claims to be. Nothing of it is imported. */
export class MalformedFeedError extends Error {
    position;
    reason;
    name = 'MalformedFeedError';
    constructor(position, reason, options) {
        const column = position.column === undefined ? '' : `, column ${position.column}`;
        super(`line ${position.line}${column}: ${reason}`, options);
        this.position = position;
        this.reason = reason;
    }
}
/** An `error` issue as a feed row. */
export function rejection(line, externalId, field, reason) {
    return { issue: { line, ...(externalId ? { externalId } : {}), field, reason, severity: 'error' } };
}
/** A `warning` issue as a feed row. */
export function warning(line, externalId, field, reason) {
    return { issue: { line, ...(externalId ? { externalId } : {}), field, reason, severity: 'warning' } };
}
//# sourceMappingURL=feed-format.js.map
/** PostgreSQL channel (LISTEN/NOTIFY) for changes of search documents. The payload is the highest new version. */
export const DOCUMENT_CHANNEL = 'search_document';

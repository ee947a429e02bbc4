/** LISTEN here to hear that documents changed; the payload is the highest new version. */
export const DOCUMENT_CHANNEL = 'search_document';

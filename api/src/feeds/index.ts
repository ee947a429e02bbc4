export { sanitiseDescription } from './sanitise-description.js';
export { decodeText } from './decode-text.js';
export { MalformedFeedError } from './feed-format.js';
export { xmlElements, type XmlElement } from './xml-elements.js';

export { sanitiseDescription } from './sanitise-description.js';

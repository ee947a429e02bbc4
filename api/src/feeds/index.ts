export { DownloadError, downloadPicture } from './download-picture.js';
export { sanitiseDescription } from './sanitise-description.js';
export { distinctSlug } from './slug.js';

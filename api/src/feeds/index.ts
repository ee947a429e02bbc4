export { DownloadError, downloadPicture } from './download-picture.js';
export { sanitiseDescription } from './sanitise-description.js';

export { Announcement, AnnouncementTone, Banner } from './banner.model.js';
export { Blog } from './blog.model.js';
export { ContentModule } from './content.module.js';
export { PreviewLinks } from './preview-links.js';
export { ShowcasePreviewInput } from './showcase-preview.input.js';
export { ShowcasePreview } from './showcase-preview.model.js';
export { ReadContent, type ShownContent } from './read-content.js';
export { RENDERER } from './render-markdown.js';
export {
  addRevision,
  contentNotFound,
  hideContent,
  NO_TEXT,
  publishRevision,
  type ContentText,
} from './write-content.js';
export { RedirectTable, type RedirectRule } from './redirect-rules.js';
export { takesServedPath } from './served-paths.js';
export { sitePath } from './site-path.js';
export { compilePattern } from './url-pattern.js';
export { redirectPath, redirectSource } from './redirect-source.js';
export { type ContentConfig } from './content.config.js';

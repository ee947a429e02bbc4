import { readConfig } from '../../server/config.js';

const { publicUrl } = readConfig(process.env);

/** The public URL of a page. */
export function publicUrlOf(url: URL, path: string): string {
  return new URL(path, publicUrl ?? url.origin).href;
}

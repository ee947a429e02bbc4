import { readConfig } from '../../server/config.js';

const { publicUrl } = readConfig(process.env);

/** The absolute address of a page, as shoppers and robots see it. */
export function publicUrlOf(url: URL, path: string): string {
  return new URL(path, publicUrl ?? url.origin).href;
}

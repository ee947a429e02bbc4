import { readConfig } from '../../server/config.js';

const { publicUrl } = readConfig(process.env);

/** The absolute URL of a path. Its origin is STOREFRONT_PUBLIC_URL or, without that setting, the origin of `url`. */
export function publicUrlOf(url: URL, path: string): string {
  return new URL(path, publicUrl ?? url.origin).href;
}

import { articleSchema } from '../components/article/article-schema.js';

/** Elements that the kit itself adds around a picture or a table, or in place of a missing picture. */
const own = ['article', 'div', 'span', 'svg', 'path'];
const url = /^(?:https?:|mailto:|tel:|[#/]|[^:]*$)/i;
const attributes =
  /^(?:href|src|srcset|alt|title|width|height|colspan|rowspan|start|reversed|scope|lang|dir|class|rel|role|tabindex|sizes|loading|decoding|fetchpriority|viewbox|fill|stroke.*|d|focusable|aria-.*)$/;

/** Returns a line for each element, attribute or URL that an article must not contain. */
export function harmfulIn(root: Element): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const name = element.localName;
    const found = [...element.attributes]
      .filter((attribute) => !attributes.test(attribute.name.toLowerCase()))
      .map((attribute) => `${name} ${attribute.name}`);
    for (const at of ['href', 'src']) {
      const address = element.getAttribute(at);
      if (address !== null && !url.test(address)) found.push(`${name} ${at}=${address}`);
    }
    const allowed = own.includes(name) || articleSchema.tagNames?.includes(name);
    return allowed ? found : [...found, name];
  });
}

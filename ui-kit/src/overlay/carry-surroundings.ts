/** Attributes of an ancestor that determine how what is inside it looks and reads. */
const carried = ['data-theme', 'data-density', 'data-radius', 'dir', 'lang'];

/**
 * Gives `to` the theme, density, corners, direction and language of the place of `from`, and keeps them up to date.
 * What the page itself has needs no copy: `to` is in the page, too. Returns a function that stops.
 */
export function carrySurroundings(from: Element, to: Element): () => void {
  const { body, documentElement } = from.ownerDocument;
  const copy = () => {
    for (const name of carried) {
      const holder = from.closest(`[${name}]`);
      if (!holder || holder === body || holder === documentElement) to.removeAttribute(name);
      else to.setAttribute(name, holder.getAttribute(name)!);
    }
  };
  copy();
  const observer = new MutationObserver(copy);
  for (let ancestor = from.parentElement; ancestor && ancestor !== body; ancestor = ancestor.parentElement) {
    observer.observe(ancestor, { attributes: true, attributeFilter: carried });
  }
  return () => observer.disconnect();
}

/** Attributes of an ancestor that change the look and language of its content. */
const carried = ['data-theme', 'data-density', 'data-radius', 'dir', 'lang'];

/**
 * Copies theme, density, radius, direction and language from the surroundings of `from` to `to`, and keeps them up to
 * date. Attributes of the page itself are not copied, because `to` is in the page too. Returns a function that stops.
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

/**
 * Returns what does not fit the page: elements beyond the page's edges, and words beyond their own box. The function
 * runs in the page, so it uses nothing from outside itself.
 */
export function cutContent(): string[] {
  const page = document.documentElement;
  const nameOf = (element: Element) => {
    const words = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
    return `<${element.localName}${element.role ? ` role=${element.role}` : ''}> «${words}»`;
  };
  const isScroller = ({ overflowX, textOverflow, webkitLineClamp }: CSSStyleDeclaration) =>
    ['auto', 'scroll'].includes(overflowX) || textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
  // The parts of an open overlay. The overlay's body scrolls, but not sideways.
  const overlays = ':is([data-part="positioner"], [data-part="content"][role="dialog"])';
  const ofOverlay = (element: Element) => element.matches(`${overlays}, ${overlays} > *`);
  // Text for screen readers only is clipped on purpose; so is the part of a picture beyond its frame.
  const isHidden = (element: Element) => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { clipPath, overflowX, position, scrollSnapType } = getComputedStyle(at);
      if (clipPath !== 'none') return true;
      // A strip of pictures scrolls sideways on purpose.
      if (ofOverlay(at) && scrollSnapType === 'none') continue;
      if (position === 'fixed') return true;
      if (at !== element && at !== page && at !== document.body && overflowX !== 'visible') return true;
    }
    return !element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  const faults: string[] = [];
  const overflow = page.scrollWidth - page.clientWidth;
  if (overflow > 1) faults.push(`the page scrolls sideways by ${overflow}px`);
  for (const element of document.body.querySelectorAll(`#storybook-root *, ${overlays} *`)) {
    if (!(element instanceof HTMLElement) || element.hidden || isHidden(element)) continue;
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    if (box.right > page.clientWidth + 1 || box.left < -1) {
      faults.push(`${nameOf(element)} reaches from ${Math.round(box.left)} to ${Math.round(box.right)}px`);
      continue;
    }
    const hasWords = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    // An inline element has no box of its own.
    if (!hasWords || element.clientWidth === 0 || isScroller(getComputedStyle(element))) continue;
    const wider = element.scrollWidth - element.clientWidth;
    if (wider > 1) faults.push(`the words of ${nameOf(element)} are ${wider}px wider than their box`);
  }
  return faults;
}

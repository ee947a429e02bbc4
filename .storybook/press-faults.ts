/**
 * Returns the controls of a story of hover, focus and press that look the same hovered and pressed: on a touch screen,
 * which has no hover, a tap would show no response. The function runs in the page, so it uses nothing from outside
 * itself.
 */
export function pressFaults(): string[] {
  // Text fields and slider thumbs are left out: a press on a text field focuses it, and a thumb moves with the finger.
  const controls =
    ':is(a[href], button, summary, select, label:has(> input:is([type="checkbox"], [type="radio"], [type="file"])))';
  const off = ':disabled, [aria-disabled="true"], [aria-busy="true"], :has(> input:disabled), [tabindex="-1"]';
  const parts = ['color', 'backgroundColor', 'backgroundImage', 'boxShadow', 'opacity', 'transform', 'filter'];
  parts.push('borderTopColor', 'borderBottomColor', 'outlineColor', 'outlineWidth');
  parts.push('textDecorationLine', 'textDecorationThickness', 'textDecorationColor');

  const still = document.createElement('style');
  still.textContent = '*, *::before, *::after { transition: none !important; animation: none !important }';
  document.head.append(still);

  const lookOf = (element: Element) =>
    ['', '::before', '::after'].map((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      return parts.map((part) => style[part as 'color']).join();
    });
  /** The looks of the control, its contents and its surroundings, because a link may cover a card. */
  const looksOf = (control: Element) => {
    const around: Element[] = [];
    for (let at = control.parentElement; at && !at.dataset['row']; at = at.parentElement) around.push(at);
    return [control, ...control.querySelectorAll('*'), ...around].flatMap(lookOf).join('\n');
  };
  const controlsOf = (row: string) =>
    [...document.querySelectorAll(`[data-row="${row}"] ${controls}`)].filter((control) => !control.matches(off));

  const pressed = controlsOf('active');
  const faults = controlsOf('hover').flatMap((control, index) => {
    const same = pressed[index];
    if (!same || looksOf(control) !== looksOf(same)) return [];
    const name = control.getAttribute('aria-label') ?? control.textContent?.trim().slice(0, 40) ?? '';
    return [`a press is not seen: <${control.localName}> «${name}»`];
  });
  still.remove();
  return faults;
}

/**
 * Returns what a person can see: states that look different from their opposite, and drawn marks without words. Calls
 * in ordinary and in forced colours are compared to find what forced colours hide. The function runs in the page, so it
 * uses nothing from outside itself.
 */
export function toldBySight(forced: boolean): string[] {
  // Attributes and properties of a state, and how to turn it off.
  const states: Record<string, (element: Element) => () => void> = {
    'input:checked': (element) => {
      (element as HTMLInputElement).checked = false;
      return () => ((element as HTMLInputElement).checked = true);
    },
    ':is(button, input, select, textarea, fieldset):disabled': (element) => {
      const control = element.closest('fieldset:disabled') ?? element;
      (control as HTMLInputElement).disabled = false;
      return () => ((control as HTMLInputElement).disabled = true);
    },
  };
  for (const name of ['aria-selected', 'aria-pressed', 'aria-current', 'data-highlighted', 'data-gone', 'data-ahead'])
    states[`[${name}]:not([${name}="false"])`] = (element) => {
      const value = element.getAttribute(name) ?? '';
      element.removeAttribute(name);
      return () => element.setAttribute(name, value);
    };

  // CSS properties that forced colours keep. Forced colours drop backgrounds, gradients and shadows.
  const kept = [
    'color',
    'opacity',
    'transform',
    'display',
    'visibility',
    'fontWeight',
    'textDecorationLine',
    'content',
    'fill',
  ];
  for (const side of ['Top', 'Right', 'Bottom', 'Left'])
    for (const part of ['Width', 'Style', 'Color']) kept.push(`border${side}${part}`);
  kept.push('outlineWidth', 'outlineStyle', 'outlineColor', 'backgroundColor');
  const lost = ['backgroundImage', 'boxShadow'];

  const isClear = (colour: string) => /^rgba\(.*, 0\)$|^transparent$/.test(colour);
  const probe = document.createElement('span');
  probe.style.background = 'Canvas';
  document.body.append(probe);
  const canvas = forced ? getComputedStyle(probe).backgroundColor : '';
  probe.remove();

  const lookOf = (element: Element): string =>
    [element, ...element.querySelectorAll('*')]
      .flatMap((part) => ['', '::before', '::after'].map((pseudo) => [part, getComputedStyle(part, pseudo)] as const))
      .map(([part, style]) => {
        const adjusts = forced && style.forcedColorAdjust !== 'none';
        // A background in the colour of the canvas counts as none: forced colours replace every background by it.
        const values = [...kept, ...(adjusts ? [] : lost)].map((name) =>
          name === 'backgroundColor' && (style[name] === canvas || isClear(style[name]))
            ? 'none'
            : style[name as 'color'],
        );
        // The browser draws its own control, checked or not, unless it is hidden and something else is drawn for it.
        const drawn = style.appearance !== 'none' && style.clipPath === 'none' && style.opacity !== '0';
        const native = part instanceof HTMLInputElement && drawn && part.checked;
        return [...values, native].join();
      })
      .join('\n');
  /** Returns the look of the element and its pseudo-elements alone. */
  const ownLook = (element: Element) => lookOf(element).split('\n').slice(0, 3).join();
  /** Returns the surroundings of a control that may change with the control: its label or its row. */
  const placeOf = (element: Element) => element.closest('label, tr') ?? element.parentElement ?? element;

  const still = document.createElement('style');
  still.textContent = '*, *::before, *::after { transition: none !important; animation: none !important }';
  document.head.append(still);
  const told: string[] = [];
  const root = document.body;

  for (const [state, turnOff] of Object.entries(states)) {
    const seen = new Set<string>();
    for (const [index, element] of [...root.querySelectorAll(state)].entries()) {
      // One element of each look is enough.
      if (seen.has(`${element.localName} ${element.className}`)) continue;
      seen.add(`${element.localName} ${element.className}`);
      const place = placeOf(element);
      const on = lookOf(place);
      const turnOn = turnOff(element);
      const off = lookOf(place);
      turnOn();
      // A state that React draws by a class of its own is compared with its neighbours instead.
      const neighbours = element.closest('ul, ol, dl')?.querySelectorAll(element.localName) ?? [];
      const neighbour = [...neighbours].find((other) => !other.matches(state));
      const isUnlike = neighbour !== undefined && ownLook(element) !== ownLook(neighbour);
      if (on !== off || isUnlike)
        told.push(`${state} ${index} <${element.localName}> «${(place.textContent ?? '').trim().slice(0, 40)}»`);
    }
  }

  const groundOf = (element: Element | null): string => {
    for (let at = element; at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at);
      if (!isClear(backgroundColor)) return backgroundColor;
    }
    return 'rgb(255, 255, 255)';
  };
  const marks = new Set<string>();
  for (const element of root.querySelectorAll(
    '#storybook-root span, #storybook-root div, #storybook-root progress, #storybook-root hr',
  )) {
    const { width, height } = element.getBoundingClientRect();
    if (element.textContent?.trim() || element.childElementCount > 0 || width < 2 || height < 2) continue;
    const style = getComputedStyle(element);
    if (style.visibility === 'hidden' || style.clipPath !== 'none') continue;
    const painted = (look: CSSStyleDeclaration, ground: string) =>
      (!isClear(look.backgroundColor) && look.backgroundColor !== ground) ||
      (look.backgroundImage !== 'none' && (!forced || look.forcedColorAdjust === 'none')) ||
      ['Top', 'Bottom'].some((side) => {
        const [borderWidth, borderColour] = [`border${side}Width`, `border${side}Color`].map(
          (name) => look[name as 'color'],
        );
        return parseFloat(borderWidth ?? '') > 0 && borderColour !== ground && !isClear(borderColour ?? '');
      }) ||
      (look.outlineStyle !== 'none' && parseFloat(look.outlineWidth) > 0);
    if (painted(style, groundOf(element.parentElement)))
      marks.add(`mark <${element.localName} class="${element.className}">`);
  }
  still.remove();
  return [...told, ...marks];
}

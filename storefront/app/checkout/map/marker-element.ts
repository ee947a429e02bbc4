import { tokens } from '@meet/ui-kit';

export interface Marker {
  /** Names of the points at this place, shown on hover. */
  title: string;
  /** Number of points that the marker stands for. */
  count: number;
  chosen: boolean;
  press: () => void;
}

/**
 * A marker for one point or several. It is only for the mouse and touch. Keyboard and screen reader users have the list
 * next to the map, because they would have to pass hundreds of markers to reach the next field.
 */
export function markerElement({ title, count, chosen, press }: Marker): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.tabIndex = -1;
  button.setAttribute('aria-hidden', 'true');
  button.title = title;
  Object.assign(button.style, {
    ...{ display: 'grid', placeItems: 'center', width: '44px', height: '44px', padding: '0', border: '0' },
    // The map service puts the upper left corner of a marker at its place.
    ...{ transform: 'translate(-50%, -50%)', background: 'none', cursor: 'pointer' },
  });
  const disc = document.createElement('span');
  disc.textContent = count > 1 ? String(count) : chosen ? '✓' : '';
  Object.assign(disc.style, {
    ...{ display: 'grid', placeItems: 'center', minWidth: '28px', height: '28px', borderRadius: '99px' },
    border: `2px solid ${tokens.color.action}`,
    background: chosen ? tokens.color.action : tokens.color.raised,
    color: chosen ? tokens.color['on-action'] : tokens.color.ink,
    ...{ fontSize: tokens.text.pin.size, fontWeight: tokens.text.pin.weight },
  });
  button.append(disc);
  // The map service uses bubbling events to move the map.
  button.onclick = (event) => {
    event.stopPropagation();
    press();
  };
  return button;
}

import { tokens } from '@meet/ui-kit';

export interface Marker {
  /** Names of the points at this place, for whoever points at it. */
  title: string;
  /** How many points it stands for. */
  count: number;
  chosen: boolean;
  press: () => void;
}

/**
 * A marker of one point or several. It is for pointers alone: the list beside the map is the way for the keyboard and for screen
 * readers, who would pass hundreds of markers on the way to the next field.
 */
export function markerElement({ title, count, chosen, press }: Marker): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.tabIndex = -1;
  button.setAttribute('aria-hidden', 'true');
  button.title = title;
  Object.assign(button.style, {
    ...{ display: 'grid', placeItems: 'center', width: '44px', height: '44px', padding: '0', border: '0' },
    // The service puts the upper left corner at the place.
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
  // The service listens to what bubbles, to move the map.
  button.onclick = (event) => {
    event.stopPropagation();
    press();
  };
  return button;
}

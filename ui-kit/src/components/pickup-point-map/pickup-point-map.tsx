import { useEffect, useId, useMemo, useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useOwnValue } from '../../hooks/use-own-value.js';
import { useWords } from '../../locale/use-words.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { Button } from '../button/button.js';
import { Input } from '../input/input.js';
import { PickupPointCard, type PickupPoint } from '../pickup-point-card/pickup-point-card.js';
import { Text } from '../text/text.js';
import { MapPane } from './map-pane.js';
import type { MapProvider, MapScene } from './map-provider.js';
import * as styles from './pickup-point-map.styles.js';
import { pickupPointMapWords } from './pickup-point-map.words.js';
import { useWholeRows } from './use-whole-rows.js';

export interface MapPickupPoint {
  id: string;
  latitude: number;
  longitude: number;
  card: PickupPoint;
}

export interface PickupPointMapProps extends Omit<
  ComponentPropsWithRef<'section'>,
  'children' | 'defaultValue' | 'onChange'
> {
  /**
   * Loads and draws the map. The provider must be the same object on every render, otherwise the map is loaded again.
   * Default: none, which shows only the list.
   */
  provider?: MapProvider;
  /** The points, nearest first. */
  points: readonly MapPickupPoint[];
  /** The `id` of the chosen point or null, if the caller keeps it. Default: kept here. */
  value?: string | null | undefined;
  /** The `id` of the point chosen at first. Default: null. */
  defaultValue?: string | null;
  /** Called with the `id` of a point chosen on the map or in the list. Default: none. */
  onValueChange?: (id: string) => void;
  /** Loads the map immediately. If false, the map is loaded on a click, because its script is heavy. Default: true. */
  autoLoad?: boolean;
  /** Shown above the list, after the search field, such as a button that puts the nearest points first. Default: none. */
  tools?: ReactNode;
  /** Heading level of the points' names. Default: 3. */
  headingLevel?: 2 | 3 | 4;
}

/** Number of points listed initially. A city has hundreds of points, too many to read. */
const firstCount = 5;
/** The initial number without a map, where the list has two columns. */
const firstInColumns = 6;
const step = 20;

/** Pickup points in a searchable list, and on a map if there is one. */
export function PickupPointMap(passed: PickupPointMapProps) {
  const props = useDefaultProps('PickupPointMap', passed);
  const { provider, points, value: given, defaultValue = null, onValueChange, ...others } = props;
  const { autoLoad = true, tools, headingLevel = 3, ...section } = others;
  const [value, change] = useOwnValue<string | null>(given, defaultValue, (id) => id !== null && onValueChange?.(id));
  const words = useWords('pickupPointMap', pickupPointMapWords);
  const [query, setQuery] = useState('');
  const first = provider ? firstCount : firstInColumns;
  const [count, setCount] = useState(first);
  const list = useRef<HTMLUListElement>(null);
  const choose = useRef(change);
  const listId = useId();

  useEffect(() => {
    choose.current = change;
  });

  const shown = useMemo(() => {
    const wanted = query.trim().toLowerCase();
    return points.filter(({ card }) =>
      `${card.name} ${card.address} ${card.note ?? ''}`.toLowerCase().includes(wanted),
    );
  }, [points, query]);

  const scene = useMemo<MapScene>(
    () => ({
      points: shown.map(({ id, latitude, longitude, card }) => ({ id, latitude, longitude, name: card.name })),
      value,
      onValueChange: (id) => choose.current(id),
    }),
    [shown, value],
  );

  // The chosen point is listed even if it is beyond the first `count`.
  const listed = shown.filter(({ id }, index) => index < count || id === value);
  const rest = shown.length - listed.length;
  useWholeRows(list, listed.length);

  useEffect(() => {
    // Moves the focus to the first newly listed point, because the pressed button may be removed.
    if (count > first) list.current?.querySelectorAll<HTMLElement>('li')[count - step]?.focus();
  }, [count, first]);

  useEffect(() => {
    // Scrolls the list, not the page, to the chosen point.
    const card = list.current?.querySelector<HTMLElement>('[data-chosen]');
    if (card && list.current) list.current.scrollTop = card.offsetTop;
  }, [value]);

  return (
    <section css={styles.frame} aria-label={words.pointList} {...section}>
      <div css={[styles.parts, provider && styles.withMap]}>
        <div css={styles.list}>
          {points.length > first && (
            <Input
              css={styles.find}
              label={words.findPoint}
              labelHidden
              type="search"
              placeholder={words.findPoint}
              enterKeyHint="search"
              autoComplete="off"
              maxLength={100}
              value={query}
              aria-controls={listId}
              onChange={(event) => {
                setQuery(event.target.value);
                setCount(first);
              }}
            />
          )}
          {points.length > 0 && tools}
          <ul
            ref={list}
            id={listId}
            css={[styles.points, provider ? styles.scrolling : styles.columns]}
            tabIndex={provider && shown.length > 0 ? 0 : undefined}
            aria-label={words.pointList}
          >
            {listed.map(({ id, card }) => (
              <li key={id} tabIndex={-1} data-chosen={id === value ? '' : undefined}>
                <PickupPointCard
                  {...card}
                  headingLevel={headingLevel}
                  selected={id === value}
                  onSelect={() => change(id)}
                />
              </li>
            ))}
          </ul>
          {rest > 0 && (
            <Button variant="secondary" css={styles.more} onClick={() => setCount(count + step)}>
              {words.more(Math.min(rest, step))}
            </Button>
          )}
          {shown.length === 0 && (
            <Text tone="muted" role="status">
              {points.length === 0 ? words.noPoints : words.noSuchPoint}
            </Text>
          )}
        </div>
        {provider && points.length > 0 && <MapPane provider={provider} scene={scene} autoLoad={autoLoad} />}
      </div>
    </section>
  );
}

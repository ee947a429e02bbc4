import type { CSSProperties } from 'react';
import { useMovingStyle } from '../../hooks/use-moving-style.js';
import { tracks, type SliderTone } from './slider.styles.js';

export interface TrackProps {
  /** Start of the filled part, from 0 to 1; `to` is its end. */
  from: number;
  to: number;
  tone: SliderTone;
}

/** Returns the position of a thumb's centre; for 0 and 1 the end of the track. */
const stop = (part: number) => (part === 0 || part === 1 ? `${part * 100}%` : `calc(12px + (100% - 24px) * ${part})`);

export function Track({ from, to, tone }: TrackProps) {
  const style: CSSProperties & Record<'--start' | '--end', string> = { '--start': stop(from), '--end': stop(to) };
  const { css: placed, ...moved } = useMovingStyle(style);
  return <span aria-hidden="true" css={[tracks[tone], placed]} {...moved} />;
}

/** Returns the position of a value between `min` and `max` as a fraction from 0 to 1. It is 0 if the range is empty. */
export const partOf = (value: number, min: number, max: number): number =>
  max > min ? Math.min(Math.max((value - min) / (max - min), 0), 1) : 0;

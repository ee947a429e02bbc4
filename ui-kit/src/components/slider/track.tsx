import type { CSSProperties } from 'react';
import { tracks, type SliderTone } from './slider.styles.js';

export interface TrackProps {
  /** Where the filled part begins and ends, 0 to 1. */
  from: number;
  to: number;
  tone: SliderTone;
}

/** Where a thumb's middle is; what reaches an end reaches it wholly. */
const stop = (part: number) => (part === 0 || part === 1 ? `${part * 100}%` : `calc(12px + (100% - 24px) * ${part})`);

export function Track({ from, to, tone }: TrackProps) {
  const style: CSSProperties & Record<'--start' | '--end', string> = { '--start': stop(from), '--end': stop(to) };
  return <span aria-hidden="true" css={tracks[tone]} style={style} />;
}

/** Where a value stands between its ends; a scale without a length has nothing filled. */
export const partOf = (value: number, min: number, max: number): number =>
  max > min ? Math.min(Math.max((value - min) / (max - min), 0), 1) : 0;

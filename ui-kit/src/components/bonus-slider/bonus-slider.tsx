import { css } from '@emotion/react';
import { useState, type ComponentPropsWithRef } from 'react';
import { useWords } from '../../locale/use-words.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { tokens } from '../../tokens/generated/tokens.js';
import { Button } from '../button/button.js';
import { Slider } from '../slider/slider.js';
import { bonusStep, firstBonuses, mostBonuses, rescaledBonuses } from './bonus-amount.js';
import { bonusSliderWords } from './bonus-slider.words.js';

const column = css({ display: 'flex', flexDirection: 'column', gap: tokens.space[5] });

export interface BonusSliderProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSubmit'> {
  /** Points that can be spent on this cart. */
  available: number;
  /** Points chosen earlier. Default: a quarter of `available`. */
  previous?: number;
  /** Called with the chosen points when the button is pressed. */
  onSubmit: (points: number) => void;
  /** The choice is being saved: the button is busy. Default: false. */
  loading?: boolean;
}

/** A slider and a button for the bonuses to spend, in steps of 10 points. */
export function BonusSlider(passed: BonusSliderProps) {
  const { available, previous, onSubmit, loading = false, ...props } = useDefaultProps('BonusSlider', passed);
  const words = useWords('bonusSlider', bonusSliderWords);
  const [scale, setScale] = useState(available);
  const [points, setPoints] = useState(() => firstBonuses(available, previous));
  if (scale !== available) {
    // The cart has changed: keep the chosen share of the new maximum.
    setScale(available);
    setPoints(rescaledBonuses(points, scale, available));
  }
  const most = mostBonuses(available);
  return (
    <div css={column} {...props}>
      <Slider
        label={words.spendBonuses}
        tone="bonus"
        value={points}
        max={most}
        step={bonusStep}
        disabled={most === 0}
        format={words.bonuses}
        onValueChange={setPoints}
      />
      <Button wide loading={loading} disabled={most === 0} onClick={() => onSubmit(points)}>
        {words.confirmBonuses(words.bonuses(points))}
      </Button>
    </div>
  );
}

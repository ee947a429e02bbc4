import { css } from '@emotion/react';
import { startTransition, useOptimistic } from 'react';
import { HeartIcon } from '../../icons/index.js';
import { useWords } from '../../locale/use-words.js';
import { useDefaultProps } from '../../theme/default-props.js';
import type { IconButtonProps } from '../icon-button/icon-button.js';
import { IconControl } from '../icon-button/icon-control.js';
import { likeButtonWords } from './like-button.words.js';

const filled = css({ fill: 'currentColor' });

export interface LikeButtonProps extends Omit<IconButtonProps, 'icon' | 'label' | 'onClick'> {
  /** Whether the product is a favourite. */
  liked: boolean;
  /**
   * Called with the new state. The heart shows it at once; if the returned promise rejects, the heart is reset. The
   * caller should show the error in a toast.
   */
  onLikedChange: (liked: boolean) => unknown;
  /** Accessible name, the same in both states. Default: «В избранное». */
  label?: string;
}

/** A heart button that adds a product to the favourites or removes it. */
export function LikeButton(passed: LikeButtonProps) {
  const { liked, onLikedChange, label, ...props } = useDefaultProps('LikeButton', passed);
  const words = useWords('likeButton', likeButtonWords);
  const [shown, setShown] = useOptimistic(liked);

  const press = () =>
    startTransition(async () => {
      setShown(!shown);
      try {
        await onLikedChange(!shown);
      } catch {
        // The transition ends, and the heart shows `liked` again.
      }
    });

  return (
    <IconControl
      {...props}
      icon={<HeartIcon css={shown && filled} />}
      label={label ?? words.like}
      aria-pressed={shown}
      onClick={press}
    />
  );
}

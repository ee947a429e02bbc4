import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router';

export interface ShowMore {
  list: RefObject<HTMLUListElement | null>;
  /** Whether the next page is loading. */
  extending: boolean;
  show: (search: string) => void;
}

/**
 * Adds the next page to the list and moves the focus to the first new card.
 * @param next The parameters of the URL to which the list is navigating.
 */
export function useShowMore(pathname: string, shown: number, next: string | undefined): ShowMore {
  const navigate = useNavigate();
  const { search: here } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const goal = useRef<{ search: string; card: number } | null>(null);

  useEffect(() => {
    // The URL changes before the cards are rendered.
    if (goal.current?.search !== here || shown <= goal.current.card) return;
    // The first new card is in view already, so focusing its link must not scroll.
    list.current?.children[goal.current.card]?.querySelector('a')?.focus({ preventScroll: true });
    goal.current = null;
  }, [here, shown]);

  return {
    list,
    extending: asked !== null && next === asked,
    show: (search) => {
      setAsked(search);
      goal.current = { search, card: shown };
      // The history entry is replaced, so Back leads to the previous page and not to a shorter list.
      void navigate(`${pathname}${search}`, { replace: true, preventScrollReset: true });
    },
  };
}

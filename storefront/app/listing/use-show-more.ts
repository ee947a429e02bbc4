import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';

export interface ShowMore {
  list: RefObject<HTMLUListElement | null>;
  /** The next page is on its way to the end of the list. */
  extending: boolean;
  show: (search: string) => void;
}

/** Puts a longer list in place of this one; who pressed goes on from the first card that is new. */
export function useShowMore(pathname: string, shown: number): ShowMore {
  const navigate = useNavigate();
  const navigation = useNavigation();
  const { search: here } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const goal = useRef<{ search: string; card: number } | null>(null);

  useEffect(() => {
    if (goal.current?.search !== here) return;
    // Where the eye is already: nothing scrolls.
    list.current?.children[goal.current.card]?.querySelector('a')?.focus({ preventScroll: true });
    goal.current = null;
  }, [here]);

  return {
    list,
    extending: asked !== null && navigation.location?.search === asked,
    show: (search) => {
      setAsked(search);
      goal.current = { search, card: shown };
      // One list, one entry of the history: Back leads to where the shopper came from, not to a shorter list.
      void navigate(`${pathname}${search}`, { replace: true, preventScrollReset: true });
    },
  };
}

import { SearchBox } from '@meet/ui-kit';
import { Suspense, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useOpenHere } from '../browser/use-open-here';
import { lazyPart } from '../builds/lazy-part';
import { loadOnline } from '../builds/load-online';
import { WaitingPress } from '../builds/waiting-press';
import { SearchStore } from './search-store';
import { queryHref } from './query-href';
import { searchApi } from './search-api';

const loadPopup = () => import('./search-popup');
// The popup's code is loaded when the shopper is about to use the search.
const SearchPopup = lazyPart(loadPopup, 'panel');
const reach = () => void loadOnline(loadPopup).catch(() => undefined);

export interface HeaderSearch {
  box: ReactNode;
  popup: ReactNode;
  open: boolean;
  /** Click handler of the search link, which phones show instead of the box. */
  onOpen: (event: MouseEvent) => void;
}

/** The search in the header. It opens a popup over the page; without scripts it is a form that leads to /search. */
export function useHeaderSearch(): HeaderSearch {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [search] = useState(() => new SearchStore(searchApi));
  const [open, setOpen] = useOpenHere();
  const [wanted, setWanted] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const asked = pathname.startsWith('/search') ? (params.get('query') ?? '') : '';

  const show = () => {
    setWanted(true);
    setOpen(true);
  };
  const change = (next: boolean) => {
    setOpen(next);
    // When the popup closes, the box shows the text typed in it.
    if (!next && field.current) field.current.value = search.query;
  };

  return {
    open,
    onOpen: (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      search.start(asked);
      show();
    },
    box: (
      <SearchBox
        action="/search"
        inputRef={field}
        defaultValue={asked}
        onPointerEnter={reach}
        onFocus={reach}
        onClick={({ target }) => {
          if (target !== field.current || open) return;
          search.start(field.current.value);
          show();
        }}
        onValueChange={(query) => {
          search.type(query);
          show();
        }}
        onSubmit={(event) => {
          event.preventDefault();
          const query = field.current?.value.trim() ?? '';
          void navigate(query === '' ? '/search' : queryHref(query));
        }}
      />
    ),
    popup: wanted && (
      <Suspense fallback={<WaitingPress onLeave={() => setOpen(false)} />}>
        <SearchPopup search={search} open={open} onOpenChange={change} />
      </Suspense>
    ),
  };
}

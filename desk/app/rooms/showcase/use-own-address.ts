import { useCallback, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';

interface OwnAddress {
  /** Null: something new. */
  id: string | null;
  /** The key of the page: another thing is another page, and nothing of the one before stays. */
  key: string;
  /** Gives something new its address once it has an id. The page stays, with all that is going on there. */
  onMade: (id: string) => void;
}

/** Reads from the address `/…/:id` which thing a page is about; `new` is one that is still to be made. */
export function useOwnAddress(list: string): OwnAddress {
  const { id = 'new' } = useParams();
  const location = useLocation();
  const navigate = useNavigate();
  const [made, setMade] = useState<{ id: string; key: string }>();
  const key = made?.id === id ? made.key : id === 'new' ? location.key : id;
  const onMade = useCallback(
    (next: string) => {
      setMade({ id: next, key });
      void navigate(`${list}/${next}`, { replace: true });
    },
    [key, list, navigate],
  );
  return { id: id === 'new' ? null : id, key, onMade };
}

import { useCallback, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';

interface OwnAddress {
  /** Null for a new object. */
  id: string | null;
  /** React key of the page: it changes with the object, so that no state of another object remains. */
  key: string;
  /** Changes the URL of a new object once it has an id. The page and its state stay. */
  onMade: (id: string) => void;
}

/** Reads from the URL `/…/:id` which object a page shows; `new` means a new object. */
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

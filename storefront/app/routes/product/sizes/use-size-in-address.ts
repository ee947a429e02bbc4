import { startTransition, useOptimistic } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { afterPaint } from '../../../browser/after-paint';

/**
 * Stores the chosen size in the URL, so that it can be shared, survives a reload and can be chosen without scripts. The
 * choice takes effect at once, but the URL changes only when the router has rendered the page for it.
 */
export function useSizeInAddress() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [slug, showAtOnce] = useOptimistic(search.get('size'));

  const choose = (chosen: string) =>
    startTransition(async () => {
      showAtOnce(chosen);
      await afterPaint();
      const changed = new URLSearchParams(search);
      changed.set('size', chosen);
      // Choices replace the history entry, so Back leaves the page.
      await navigate({ search: `?${changed}` }, { replace: true, preventScrollReset: true });
    });

  return { slug, choose };
}

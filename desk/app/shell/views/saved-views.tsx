import { Button, Menu } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTexts } from '../../browser/language';
import { useApi } from '../../graphql/api';
import type { SavedViewRoom } from '../../graphql/generated/graphql';
import { ViewsDialog } from './views-dialog';
import { ViewsStore } from './views-store';
import { viewsTexts } from './views-words';

export interface SavedViewsProps {
  room: SavedViewRoom;
  /** URL of the list without filters. */
  href: string;
  /** The current filters, as the query of the URL. */
  query: string;
}

/** The saved filters of a list, as a menu of links. */
export const SavedViews = observer(function SavedViews({ room, href, query }: SavedViewsProps) {
  const texts = useTexts(viewsTexts);
  const api = useApi();
  const [store] = useState(() => new ViewsStore(api, room));
  const [isSaving, setSaving] = useState(false);
  useEffect(() => void store.read(), [store]);
  const views = store.views.map((view) => ({
    value: view.id,
    label: view.own ? view.name : texts.colleague(view.name),
    href: view.query ? `${href}?${view.query}` : href,
  }));

  return (
    <>
      <Menu
        label={texts.views}
        items={[
          ...views,
          ...(views.length ? ['separator' as const] : []),
          { value: 'save', label: texts.saveThis, onSelect: () => setSaving(true) },
        ]}
      >
        {(trigger) => (
          <Button variant="secondary" {...trigger}>
            {texts.views}
          </Button>
        )}
      </Menu>
      {isSaving && <ViewsDialog store={store} query={query} onClose={() => setSaving(false)} />}
    </>
  );
});

import { css } from '@emotion/react';
import { Alert, Button, Checkbox, Heading, IconButton, Input, Modal, Stack, Text } from '@meet/ui-kit';
import { TrashIcon } from '@meet/ui-kit/icons';
import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';
import { useTexts } from '../../browser/language';
import { faultTexts, faultWords } from '../../graphql/fault-words';
import type { ViewsStore } from './views-store';
import { viewsTexts } from './views-words';

const line = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });

export interface ViewsDialogProps {
  store: ViewsStore;
  /** The filters to save, as the query of the URL. */
  query: string;
  onClose: () => void;
}

/** Dialog to save the current filters under a name, and to remove views. */
export const ViewsDialog = observer(function ViewsDialog({ store, query, onClose }: ViewsDialogProps) {
  const texts = useTexts(viewsTexts);
  const faults = useTexts(faultTexts);
  const [name, setName] = useState('');
  const [shared, setShared] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await store.save(name.trim(), query, shared)) onClose();
  };

  return (
    <Modal open onOpenChange={(open) => !open && onClose()} title={texts.title}>
      <Stack gap={6}>
        <form onSubmit={(event) => void submit(event)}>
          <Stack gap={4}>
            <Text tone="muted">{texts.lead}</Text>
            <Input
              label={texts.name}
              value={name}
              required
              maxLength={60}
              onChange={({ target }) => setName(target.value)}
            />
            <Checkbox label={texts.shared} checked={shared} onChange={({ target }) => setShared(target.checked)} />
            {store.fault && (
              <Alert tone="error" live>
                {faultWords(store.fault, faults)}
              </Alert>
            )}
            <Button type="submit" loading={store.busy}>
              {texts.save}
            </Button>
          </Stack>
        </form>
        {store.own.length > 0 && (
          <Stack gap={2}>
            <Heading level={3} size="small">
              {texts.own}
            </Heading>
            {store.own.map((view) => (
              <div key={view.id} css={line}>
                <Text as="span">{view.name}</Text>
                <IconButton
                  icon={<TrashIcon />}
                  label={texts.remove(view.name)}
                  onClick={() => void store.remove(view.id)}
                />
              </div>
            ))}
          </Stack>
        )}
      </Stack>
    </Modal>
  );
});

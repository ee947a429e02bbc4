import { css } from '@emotion/react';
import { Heading, SegmentedControl, Stack } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTexts } from '../../browser/language';
import { shopName } from '../../browser/shop-name';
import { useApi } from '../../graphql/api';
import { ReadingFault } from '../../shell/reading-fault';
import { usePoll } from '../../shell/poll';
import { AddressStart } from './address-start';
import { FileStart } from './file-start';
import { importTexts } from './import-words';
import { SourceTable } from './source-table';
import { SourcesStore } from './sources-store';

const start = css({ maxWidth: 720 });

/** Imports of goods: a file or URL to start with, and the sources that the shop reads. */
export default observer(function ImportRoom() {
  const texts = useTexts(importTexts);
  const api = useApi();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const [store] = useState(() => new SourcesStore(api));
  useEffect(() => void store.read(), [store]);
  usePoll(() => void store.read());
  const way = params.get('from') === 'address' ? 'address' : 'file';
  const toRun = (id: string) => void navigate(`/import/${id}`);

  return (
    <Stack gap={8}>
      <title>{`${texts.title} — ${shopName()}`}</title>
      <Heading level={1} size="medium">
        {texts.title}
      </Heading>
      <Stack gap={5} css={start}>
        <SegmentedControl
          label={texts.way}
          labelHidden
          value={way}
          options={(['file', 'address'] as const).map((value) => ({ value, label: texts.ways[value] }))}
          onValueChange={(value) => setParams(value === 'address' ? { from: value } : {}, { replace: true })}
        />
        {way === 'file' ? (
          <FileStart sources={store.rows} onStarted={toRun} />
        ) : (
          <AddressStart sources={store.rows} onStarted={toRun} />
        )}
      </Stack>
      <Stack gap={4}>
        <Heading level={2} size="small">
          {texts.sources}
        </Heading>
        <ReadingFault fault={store.fault} isShown={store.rows.length > 0} onAgain={() => void store.read()} />
        <SourceTable store={store} onStarted={toRun} />
      </Stack>
    </Stack>
  );
});

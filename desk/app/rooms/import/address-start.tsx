import { css } from '@emotion/react';
import { Alert, Button, Input, Select, Stack, tokens } from '@meet/ui-kit';
import { useState, type FormEvent } from 'react';
import { useTexts } from '../../browser/language';
import { useApi, type Fault } from '../../graphql/api';
import { faultTexts, faultWords } from '../../graphql/fault-words';
import type { SourceFormat } from '../../graphql/generated/graphql';
import type { StartProps } from './file-start';
import { formatOf, hostOf } from './format-of';
import { importTexts } from './import-words';
import { importAddress, knownSource } from './start-import';

const fields = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))',
  gap: tokens.space[4],
});
type Every = keyof (typeof importTexts)['ru']['everyMinutes'];

/** Saves a URL as a source, and requests a plan of its feed. */
export function AddressStart({ sources, onStarted }: StartProps) {
  const texts = useTexts(importTexts);
  const faults = useTexts(faultTexts);
  const api = useApi();
  const [address, setAddress] = useState('');
  const [name, setName] = useState<string>();
  const [format, setFormat] = useState<SourceFormat>();
  const [every, setEvery] = useState<Every>('none');
  const [isWrong, setWrong] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault>();
  const host = hostOf(address);
  const url = address.trim();
  const nameNow = name ?? host ?? '';
  const formatNow = format ?? (host ? formatOf(new URL(url).pathname, '') : 'YML');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setWrong(!host);
    if (!host) return;
    setBusy(true);
    setFault(undefined);
    const known = knownSource(sources, nameNow);
    const everyMinutes = every === 'none' ? null : Number(every);
    const dto = { ...(known && { id: known.id }), name: nameNow, format: formatNow, url, everyMinutes };
    const answer = await importAddress(api, dto);
    setBusy(false);
    if (answer.fault) setFault(answer.fault);
    else onStarted(answer.data);
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap={4}>
        <Input
          label={texts.address}
          hint={texts.addressHint}
          error={isWrong && !host ? texts.wrongAddress : undefined}
          value={address}
          onChange={({ target }) => setAddress(target.value)}
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          maxLength={2000}
          required
        />
        <div css={fields}>
          <Input
            label={texts.name}
            value={nameNow}
            onChange={({ target }) => setName(target.value)}
            autoComplete="off"
            maxLength={100}
          />
          <Select
            label={texts.format}
            value={formatNow}
            onChange={({ target }) => setFormat(target.value as SourceFormat)}
            options={Object.entries(texts.formats).map(([value, label]) => ({ value, label }))}
          />
          <Select
            label={texts.every}
            value={every}
            onChange={({ target }) => setEvery(target.value as Every)}
            options={(['none', '60', '360', '1440'] as const).map((value) => ({
              value,
              label: texts.everyMinutes[value],
            }))}
          />
        </div>
        {fault && (
          <Alert tone="error" live>
            {faultWords(fault, faults)}
          </Alert>
        )}
        <Stack direction="row">
          <Button type="submit" loading={isBusy}>
            {texts.look}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}

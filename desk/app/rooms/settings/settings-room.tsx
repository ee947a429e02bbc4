import { css } from '@emotion/react';
import { Heading, Skeleton, Stack, Text, tokens } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useState, type FormEvent } from 'react';
import { useTexts } from '../../browser/language';
import { shopName } from '../../browser/shop-name';
import { useApi } from '../../graphql/api';
import type { ShopSettingGroup } from '../../graphql/generated/graphql';
import { ReadingFault } from '../../shell/reading-fault';
import { SettingsBar } from './settings-bar';
import { SettingField } from './setting-field';
import { SettingsContext, SettingsStore } from './settings-store';
import { settingsTexts } from './settings-words';

const page = css({ maxWidth: 960 });
const fields = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
  gap: tokens.space[5],
  alignItems: 'start',
});

/** The shop's details and terms: each value, and where it comes from. */
export default observer(function SettingsRoom() {
  const texts = useTexts(settingsTexts);
  const api = useApi();
  const [store] = useState(() => new SettingsStore(api));
  useEffect(() => void store.read(), [store]);
  const { list, fault } = store;
  const groups = Object.keys(texts.groups) as ShopSettingGroup[];

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    await store.save();
    // The first invalid field may be far below the button.
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };

  return (
    <SettingsContext value={store}>
      <Stack gap={5} css={page}>
        <title>{`${texts.title} — ${shopName()}`}</title>
        <Text tone="muted">{texts.lead}</Text>
        <ReadingFault fault={fault} isShown={list !== undefined} onAgain={() => void store.read()} />
        {!list && !fault && <Skeleton height={320} />}
        {list && (
          <>
            <SettingsBar />
            <form id="settings" noValidate onSubmit={(event) => void submit(event)}>
              <Stack gap={10}>
                {groups.map((group) => (
                  <Stack key={group} gap={4}>
                    <Heading level={2} size="small">
                      {texts.groups[group]}
                    </Heading>
                    <div css={fields}>
                      {list.settings
                        .filter((setting) => setting.group === group && setting.kind !== 'STATUSES')
                        .map((setting) => (
                          <SettingField key={setting.name} setting={setting} />
                        ))}
                    </div>
                  </Stack>
                ))}
              </Stack>
            </form>
          </>
        )}
      </Stack>
    </SettingsContext>
  );
});

import { css } from '@emotion/react';
import { Checkbox, IconButton, Input } from '@meet/ui-kit';
import { UndoIcon } from '@meet/ui-kit/icons';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../../browser/language';
import type { SettingLineFragment, ShopSettingKind } from '../../graphql/generated/graphql';
import { RowsField } from './rows-field';
import { settingWords } from './setting-words';
import { shownOf } from './settings-form';
import { noteOf } from './setting-note';
import { useSettings } from './settings-store';
import { settingsTexts } from './settings-words';

const types: Partial<Record<ShopSettingKind, 'tel' | 'email' | 'url'>> = { PHONE: 'tel', EMAIL: 'email', LINK: 'url' };
const digits: readonly ShopSettingKind[] = ['NUMBER', 'INN', 'OGRN'];

/** A flag has a separate line, because its label is a sentence. */
const flag = css({ gridColumn: '1 / -1', display: 'flex', justifyContent: 'space-between', alignItems: 'start' });

/** A setting: its value, the source of the value, and a button to restore the environment's value. */
export const SettingField = observer(function SettingField({ setting }: { setting: SettingLineFragment }) {
  const texts = useTexts(settingsTexts);
  const store = useSettings();
  const [label, hint] = useTexts(settingWords)[setting.name];
  const { name, kind, unit, length, least, most } = setting;
  const { text } = shownOf(setting, store.edits[name]);
  const note = [hint, noteOf(setting, store.edits[name], texts)].filter(Boolean).join(' · ');
  const giveBack = setting.source === 'DATABASE' && text !== '' && (
    <IconButton icon={<UndoIcon size={20} />} label={texts.giveBack(label)} onClick={() => store.edit(name, '')} />
  );
  if (kind === 'ZONES' || kind === 'LINKS')
    return (
      <RowsField
        kind={kind}
        label={label}
        note={note}
        error={store.faults[name]}
        text={text}
        giveBack={giveBack}
        onChange={(typed) => store.edit(name, typed)}
      />
    );
  if (kind === 'FLAG')
    return (
      <div css={flag}>
        <Checkbox
          label={label}
          checked={text === 'true'}
          hint={note}
          error={store.faults[name]}
          onChange={({ target }) => store.edit(name, String(target.checked))}
        />
        {giveBack}
      </div>
    );
  return (
    <Input
      label={label}
      type={types[kind] ?? 'text'}
      inputMode={digits.includes(kind) ? 'numeric' : undefined}
      value={text}
      maxLength={length ?? String(most).length}
      hint={least !== null && most !== null && store.edits[name] !== undefined ? `${least}–${most} · ${note}` : note}
      error={store.faults[name]}
      suffix={
        unit || giveBack ? (
          <>
            {unit && texts.units[unit]}
            {giveBack}
          </>
        ) : undefined
      }
      onChange={({ target }) => store.edit(name, target.value)}
    />
  );
});

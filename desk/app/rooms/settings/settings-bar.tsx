import { observer } from 'mobx-react-lite';
import { useTexts } from '../../browser/language';
import { ConflictNotice } from '../../shell/conflict-notice';
import { Refusal } from '../../shell/refusal';
import { SaveBar } from '../../shell/save-bar';
import { shownValue } from './setting-note';
import { settingWords } from './setting-words';
import { useSettings } from './settings-store';
import { settingsTexts } from './settings-words';

/** Buttons to save or discard the changes, which stay visible as long as there are changes. */
export const SettingsBar = observer(function SettingsBar() {
  const texts = useTexts(settingsTexts);
  const words = useTexts(settingWords);
  const store = useSettings();
  return (
    <>
      <SaveBar
        isChanged={store.isChanged}
        note={store.isChanged ? texts.unsaved : store.isSaved ? texts.saved : undefined}
        isBusy={store.busy}
        texts={texts}
        form="settings"
        onReset={store.reset}
      />
      <ConflictNotice
        facts={store.conflicts.flatMap(({ name, yours, theirs }) => [
          { label: `${words[name][0]}, ${texts.yours}`, value: shownValue(yours, texts) },
          { label: `${words[name][0]}, ${texts.theirs}`, value: shownValue(theirs, texts) },
        ])}
        isBusy={store.busy}
        texts={texts}
        onWriteOver={() => void store.writeOver()}
        onTakeTheirs={store.takeTheirs}
      />
      <Refusal fault={store.refusal} />
    </>
  );
});

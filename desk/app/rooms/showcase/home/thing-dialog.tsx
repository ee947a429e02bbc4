import { useLocale } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTexts } from '../../../browser/language';
import { BothStates } from '../both-states';
import { EditDialog } from '../../../shell/edit-dialog';
import { sayMoment } from '../moment';
import { homeTexts } from './home-words';
import type { ThingsStore } from './things-store';

export interface ThingDialogProps<Row extends { id: string; version: string }, Form extends object> {
  kind: keyof typeof homeTexts.ru.editTitle;
  store: ThingsStore<Row, Form>;
  size?: 'small' | 'large';
  children: ReactNode;
}

/** The fields of an object, and both values of fields that another operator has changed meanwhile. */
export const ThingDialog = observer(function ThingDialog<
  Row extends { id: string; version: string },
  Form extends object,
>({ kind, store, size = 'large', children }: ThingDialogProps<Row, Form>) {
  const texts = useTexts(homeTexts);
  const locale = useLocale();
  const say = (field: string, value: string): string => {
    if (value === 'true' || value === 'false') return value === 'true' ? texts.yes : texts.no;
    return (field === 'publishAt' || field === 'finishAt') && value ? sayMoment(value, locale) : value;
  };
  return (
    <EditDialog
      title={texts.editTitle[kind]}
      size={size}
      busy={store.busy}
      refusal={store.refusal}
      onSave={store.save}
      onClose={store.close}
    >
      <BothStates
        conflicts={store.conflicts.map(({ field, yours, theirs }) => ({
          ...{ field, yours: say(field, yours), theirs: say(field, theirs) },
        }))}
        labelOf={(field) => texts.fields[field as keyof typeof texts.fields]}
        busy={store.busy}
        onWriteOver={() => void store.writeOver()}
        onTakeTheirs={store.takeTheirs}
      />
      {children}
    </EditDialog>
  );
});

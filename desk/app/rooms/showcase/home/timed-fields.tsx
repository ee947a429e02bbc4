import { css } from '@emotion/react';
import { Checkbox, tokens } from '@meet/ui-kit';
import { useTexts } from '../../../browser/language';
import { MomentField } from '../moment-field';
import { homeTexts } from './home-words';

const fields = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
  gap: tokens.space[5],
});

/** Values of the fields for the time in which an object is shown. */
export interface TimedForm {
  active: boolean;
  publishAt: string;
  finishAt: string;
}

export interface TimedFieldsProps {
  form: TimedForm;
  faults: Record<string, string>;
  onEdit: (change: Partial<TimedForm>) => void;
}

/** Fields for whether and how long an object is shown. */
export function TimedFields({ form, faults, onEdit }: TimedFieldsProps) {
  const texts = useTexts(homeTexts);
  return (
    <>
      <div css={fields}>
        <MomentField
          label={texts.fields.publishAt}
          hint={texts.hints.publishAt}
          error={faults.publishAt}
          value={form.publishAt || null}
          onValueChange={(iso) => onEdit({ publishAt: iso ?? '' })}
          usual="00:00"
        />
        <MomentField
          label={texts.fields.finishAt}
          hint={texts.hints.finishAt}
          error={faults.finishAt}
          value={form.finishAt || null}
          onValueChange={(iso) => onEdit({ finishAt: iso ?? '' })}
          usual="23:59"
        />
      </div>
      <Checkbox
        label={texts.fields.active}
        checked={form.active}
        onChange={({ target }) => onEdit({ active: target.checked })}
      />
    </>
  );
}

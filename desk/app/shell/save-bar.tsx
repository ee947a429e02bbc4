import { css } from '@emotion/react';
import { Button, Surface, Text, tokens } from '@meet/ui-kit';

const bar = css({ position: 'sticky', insetBlockStart: 52, zIndex: 1, paddingBlock: tokens.space[2] });
const inBar = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.space[4] });

export interface SaveBarProps {
  isChanged: boolean;
  /** Result of the last save; undefined if there is none. */
  note: string | undefined;
  isBusy: boolean;
  texts: Record<'save' | 'reset', string>;
  /** Id of the form that the button submits. Default: none. */
  form?: string;
  /** Called by the button if it submits no form. Default: none. */
  onSave?: () => void;
  onReset: () => void;
}

/** The save bar, which stays visible as long as there are unsaved changes. */
export function SaveBar({ isChanged, note, isBusy, texts, form, onSave, onReset }: SaveBarProps) {
  if (!isChanged && !note) return null;
  return (
    <Surface tone="paper" css={bar}>
      <div css={inBar}>
        {isChanged && (
          <>
            <Button type={form ? 'submit' : 'button'} form={form} loading={isBusy} onClick={onSave}>
              {texts.save}
            </Button>
            <Button variant="ghost" disabled={isBusy} onClick={onReset}>
              {texts.reset}
            </Button>
          </>
        )}
        <Text as="span" size="small" role="status" tone={isChanged ? 'muted' : 'success'}>
          {note}
        </Text>
      </div>
    </Surface>
  );
}

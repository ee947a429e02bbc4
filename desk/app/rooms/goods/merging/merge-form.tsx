import { Alert, Button, Heading, Input, Modal, Stack, Text } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import type { FormEvent, ReactNode } from 'react';
import { Refusal } from '../../../shell/refusal';
import { ChoiceField } from '../choice-field';
import type { Choice } from '../new-product-form';
import type { MergeSteps } from './merge-steps';

interface MergeFormTexts {
  target: string;
  targetHint: string;
  targetFault: string;
  counting: string;
  changedMeanwhile: string;
  follows: (target: string) => string;
  reason: string;
  reasonHint: string;
  confirm: string;
  cancel: string;
}

export interface MergeFormProps<Told extends { version: string; target: { name: string } }> {
  title: string;
  lead: string;
  texts: MergeFormTexts;
  steps: MergeSteps<Told>;
  /** Possible targets of the merge, as far as they were searched. */
  options: Choice[];
  isLooking: boolean;
  onTyped: (text: string) => void;
  /** The message if the reason is missing; undefined if no reason is required. */
  reasonFault?: string | undefined;
  isReasonNeeded?: boolean;
  onSubmit: () => Promise<void>;
  onClose: () => void;
  /** Renders what the merge changes. */
  children: (told: Told) => ReactNode;
}

/** The dialog of a merge: the operator chooses the target, sees what changes, and confirms. */
export const MergeForm = observer(function MergeForm<Told extends { version: string; target: { name: string } }>(
  props: MergeFormProps<Told>,
) {
  const { title, lead, texts, steps, options, isLooking, onTyped, reasonFault, isReasonNeeded, onSubmit, onClose } =
    props;
  const { preview, target } = steps;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onSubmit();
  };

  return (
    <Modal
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      footer={
        <Stack direction="row" gap={3} wrap>
          <Button type="submit" form="merge" loading={steps.isMerging} disabled={steps.isCounting}>
            {texts.confirm}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {texts.cancel}
          </Button>
        </Stack>
      }
    >
      <form id="merge" noValidate onSubmit={submit}>
        <Stack gap={4}>
          <Text>{lead}</Text>
          <ChoiceField
            id="merge-target"
            label={texts.target}
            hint={texts.targetHint}
            error={steps.isTried && !target ? texts.targetFault : undefined}
            options={options}
            value={target}
            loading={isLooking}
            onTyped={onTyped}
            onValueChange={(choice) => void steps.choose(choice)}
          />
          <div role="status">{steps.isCounting && <Text tone="muted">{texts.counting}</Text>}</div>
          {steps.isStale && (
            <Alert tone="warning" live>
              {texts.changedMeanwhile}
            </Alert>
          )}
          {preview && (
            <Stack gap={3}>
              <Heading level={3} size="small">
                {texts.follows(preview.target.name)}
              </Heading>
              {props.children(preview)}
              <Input
                label={texts.reason}
                hint={texts.reasonHint}
                error={reasonFault}
                value={steps.reason}
                required={isReasonNeeded}
                maxLength={500}
                autoComplete="off"
                onChange={({ target: field }) => steps.setReason(field.value)}
              />
            </Stack>
          )}
          <Refusal fault={steps.fault} />
        </Stack>
      </form>
    </Modal>
  );
});

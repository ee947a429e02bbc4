import { Facts, Link, Modal, Stack, Text, useLocale } from '@meet/ui-kit';
import { useTexts } from '../../../browser/language';
import { momentOf } from '../../../browser/moment';
import type { Permission, TrailEntryFragment } from '../../../graphql/generated/graphql';
import { deedOf } from './deed';
import { fieldTexts } from './field-words';
import { subjectOf } from './subject';
import { toldChanges } from './told-changes';
import { hrefOf } from './trail-filters';
import { trailTexts } from './trail-words';

export interface EntryDialogProps {
  entry: TrailEntryFragment;
  permissions: readonly Permission[];
  params: URLSearchParams;
  onClose: () => void;
}

/** One entry of the audit log: the state before and after. */
export function EntryDialog({ entry, permissions, params, onClose }: EntryDialogProps) {
  const texts = useTexts(trailTexts);
  const fields = useTexts(fieldTexts);
  const locale = useLocale();
  const { action, actor, createdAt, reason, entity, entityId } = entry;
  const { label, href } = subjectOf(entry, permissions, texts);
  const changes = toldChanges(entry, texts, locale);
  return (
    <Modal open onOpenChange={(open) => !open && onClose()} title={deedOf(entry, texts)} size="large">
      <Stack gap={5}>
        <Facts
          facts={[
            { label: texts.columns.subject, value: href ? <Link href={href}>{label}</Link> : label },
            { label: texts.columns.who, value: actor },
            { label: texts.columns.when, value: momentOf(createdAt, locale) },
            ...(reason ? [{ label: texts.columns.reason, value: reason }] : []),
            { label: texts.call, value: action },
          ]}
        />
        <Text as="strong">{texts.changes}</Text>
        {changes.length === 0 ? (
          <Text tone="muted">{texts.noChanges}</Text>
        ) : (
          <Facts
            facts={changes.map(({ field, from, to }) => ({ label: fields[field] ?? field, value: `${from} → ${to}` }))}
          />
        )}
        {entityId && (
          <Text>
            <Link href={hrefOf(params, { subject: entityId, entity, entry: null })}>{texts.onlyThis}</Link>
          </Text>
        )}
      </Stack>
    </Modal>
  );
}

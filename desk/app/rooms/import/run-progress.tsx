import { formatCount, formatFileSize, ProgressBar, useLocale } from '@meet/ui-kit';
import { useTexts } from '../../browser/language';
import type { WholeRunFragment } from '../../graphql/generated/graphql';
import { runTexts } from './run-words';

/** Phases whose progress is counted in bytes. */
const IN_BYTES = ['download', 'read'];

/** The progress of a run. */
export function RunProgress({ run }: { run: WholeRunFragment }) {
  const texts = useTexts(runTexts);
  const locale = useLocale();
  const { phase, done, total } = run;
  const written = (value: number) =>
    phase && IN_BYTES.includes(phase) ? formatFileSize(value, locale) : formatCount(value, locale);
  return (
    <ProgressBar
      label={(phase && texts.phases[phase]) ?? texts.waiting}
      value={phase && total > 0 ? done : null}
      max={total > 0 ? total : 1}
      note={phase && total > 0 ? `${written(done)} / ${written(total)}` : undefined}
    />
  );
}

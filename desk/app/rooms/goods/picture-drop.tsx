import { FileDrop, Text, type DroppedFile } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTexts } from '../../browser/language';
import { faultTexts, faultWords } from '../../graphql/fault-words';
import type { PictureList } from './picture-list';
import type { PictureFile } from './picture-uploads';
import { pictureTexts } from './picture-words';

const ACCEPTED = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];
/** Maximum size of a picture that the API accepts. */
const MOST_MEGABYTES = 9.5;

/** Accepts pictures that are dropped, chosen or photographed, and shows the progress of each upload. */
export const PictureDrop = observer(function PictureDrop({ list }: { list: PictureList }) {
  const texts = useTexts(pictureTexts);
  const faults = useTexts(faultTexts);
  const { uploads, limit } = list;
  useEffect(() => uploads.stop, [uploads]);
  useKeptPage();

  const lineOf = ({ id, file, state, progress, failure }: PictureFile): DroppedFile => ({
    id,
    name: file.name,
    size: file.size,
    ...(state !== 'failed' && { progress: Math.min(progress, 0.99) }),
    ...(failure && {
      error: 'refusal' in failure ? texts.refusals[failure.refusal] : faultWords(failure.fault, faults),
    }),
  });

  return (
    <>
      <FileDrop
        label={texts.add}
        hint={texts.addHint}
        files={uploads.files.map(lineOf)}
        accept={ACCEPTED}
        maxMegabytes={MOST_MEGABYTES}
        limit={limit}
        disabled={limit <= 0}
        capture="environment"
        onAdd={uploads.add}
        onRemove={uploads.cancel}
        onRetry={uploads.retry}
      />
      {limit <= 0 && (
        <Text size="small" tone="muted">
          {texts.full}
        </Text>
      )}
    </>
  );
});

/** If a file is dropped beside the field, the browser must not open the file instead of the page. */
function useKeptPage() {
  useEffect(() => {
    const keep = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    window.addEventListener('dragover', keep);
    window.addEventListener('drop', keep);
    return () => {
      window.removeEventListener('dragover', keep);
      window.removeEventListener('drop', keep);
    };
  }, []);
}

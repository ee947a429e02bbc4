import { CloseIcon } from '../../icons/index.js';
import { useWords } from '../../locale/use-words.js';
import { Button } from '../button/index.js';
import { useImageLoader } from '../image/image-loader.js';
import { IconControl } from '../icon-button/icon-control.js';
import * as styles from './photo-uploader.styles.js';
import type { ChosenPhoto, StoredPhoto, UploadingPhoto } from './uploading-photo.js';
import { usePreview } from './use-preview.js';
import { photoUploaderWords } from './photo-uploader.words.js';

export interface PhotoTileProps {
  photo: UploadingPhoto;
  disabled: boolean;
  onRemove: () => void;
  onRetry?: (() => void) | undefined;
}

export function PhotoTile({ photo, disabled, onRemove, onRetry }: PhotoTileProps) {
  const words = useWords('photoUploader', photoUploaderWords);
  const isStored = 'src' in photo;
  const name = isStored ? photo.name : photo.file.name;
  const failed = !isStored && photo.failed === true;
  return (
    <li css={[styles.photo, failed && styles.failed]}>
      {isStored ? <StoredPicture {...photo} /> : <ChosenPicture {...photo} />}
      {failed && onRetry && (
        <Button css={styles.retry} variant="ghost" wide aria-label={words.retryUpload(name)} onClick={onRetry}>
          {words.retry}
        </Button>
      )}
      <IconControl
        css={styles.remove}
        icon={<CloseIcon />}
        label={words.removePhoto(name)}
        disabled={disabled}
        onClick={onRemove}
      />
    </li>
  );
}

function StoredPicture({ src, name }: StoredPhoto) {
  const load = useImageLoader();
  return <img css={styles.picture} src={load({ src, width: 320 })} alt={name} />;
}

function ChosenPicture({ file, progress, failed = false }: ChosenPhoto) {
  const words = useWords('photoUploader', photoUploaderWords);
  const preview = usePreview(file);
  const going = progress !== undefined && progress < 1 && !failed;
  return (
    <>
      <img ref={preview} css={[styles.picture, (going || failed) && styles.waiting]} alt={file.name} />
      {going && <progress css={styles.progress} value={progress} max={1} aria-label={words.uploading(file.name)} />}
    </>
  );
}

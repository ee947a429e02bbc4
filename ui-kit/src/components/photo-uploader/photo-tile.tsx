import { CloseIcon } from '../../icons/index.js';
import { useWords } from '../../locale/use-words.js';
import { Button } from '../button/index.js';
import { IconControl } from '../icon-button/icon-control.js';
import * as styles from './photo-uploader.styles.js';
import type { UploadingPhoto } from './uploading-photo.js';
import { usePreview } from './use-preview.js';
import { photoUploaderWords } from './photo-uploader.words.js';

export interface PhotoTileProps {
  photo: UploadingPhoto;
  disabled: boolean;
  onRemove: () => void;
  onRetry?: (() => void) | undefined;
}

export function PhotoTile({ photo: { file, progress, failed = false }, disabled, onRemove, onRetry }: PhotoTileProps) {
  const words = useWords('photoUploader', photoUploaderWords);
  const preview = usePreview(file);
  const going = progress !== undefined && progress < 1 && !failed;
  return (
    <li css={[styles.photo, failed && styles.failed]}>
      <img ref={preview} css={[styles.picture, (going || failed) && styles.waiting]} alt={file.name} />
      {going && <progress css={styles.progress} value={progress} max={1} aria-label={words.uploading(file.name)} />}
      {failed && onRetry && (
        <Button css={styles.retry} variant="ghost" wide aria-label={words.retryUpload(file.name)} onClick={onRetry}>
          {words.retry}
        </Button>
      )}
      <IconControl
        css={styles.remove}
        icon={<CloseIcon />}
        label={words.removePhoto(file.name)}
        disabled={disabled}
        onClick={onRemove}
      />
    </li>
  );
}

import { CloseIcon } from '../../icons/index.js';
import { formatFileSize } from '../../locale/format-numbers.js';
import { useLocale } from '../../locale/locale-context.js';
import { useWords } from '../../locale/use-words.js';
import { Button } from '../button/button.js';
import { FieldNote } from '../field/field-note.js';
import { IconControl } from '../icon-button/icon-control.js';
import * as styles from './file-drop.styles.js';
import { fileDropWords } from './file-drop.words.js';

export interface DroppedFile {
  /** Unique identifier of the file. */
  id: string;
  name: string;
  /** Size in bytes. */
  size: number;
  /** Fraction that is uploaded, from 0 to 1. Default: the upload has ended. */
  progress?: number;
  /** Why the file could not be uploaded or read, and what to do. Default: none. */
  error?: string;
}

export interface FileLineProps {
  file: DroppedFile;
  disabled: boolean;
  onRemove: () => void;
  onRetry: (() => void) | undefined;
}

/** A file with its progress, or with its error. */
export function FileLine({ file, disabled, onRemove, onRetry }: FileLineProps) {
  const { id, name, size, progress, error } = file;
  const words = useWords('fileDrop', fileDropWords);
  const locale = useLocale();
  const isGoing = error === undefined && progress !== undefined && progress < 1;
  return (
    <li css={styles.file}>
      <span css={styles.name}>{name}</span>
      <span css={styles.size}>{formatFileSize(size, locale)}</span>
      <IconControl
        icon={<CloseIcon />}
        label={isGoing ? words.cancel(name) : words.remove(name)}
        disabled={disabled}
        onClick={onRemove}
      />
      {isGoing && (
        <div css={styles.line}>
          <progress css={styles.progress} value={progress} max={1} aria-label={words.uploading(name)} />
        </div>
      )}
      {error !== undefined && (
        <div css={[styles.line, styles.failure]}>
          <FieldNote controlId={id} error={error} />
          {onRetry && (
            <Button variant="ghost" aria-label={words.retryUpload(name)} disabled={disabled} onClick={onRetry}>
              {words.retry}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

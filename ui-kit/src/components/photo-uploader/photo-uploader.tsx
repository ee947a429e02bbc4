import { useId, useRef, useState, type ComponentPropsWithRef, type DragEvent } from 'react';
import { PlusIcon } from '../../icons/index.js';
import { formatFileSize } from '../../locale/format-numbers.js';
import { useLocale } from '../../locale/locale-context.js';
import { useWords } from '../../locale/use-words.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { FieldNote, noteIdOf } from '../field/field-note.js';
import { error as errorStyle, label as labelStyle } from '../field/field.styles.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';
import { PhotoTile } from './photo-tile.js';
import * as styles from './photo-uploader.styles.js';
import { siftFiles, type Refusal } from './sift-files.js';
import type { UploadingPhoto } from './uploading-photo.js';
import { photoUploaderWords } from './photo-uploader.words.js';

export interface PhotoUploaderProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'onChange'> {
  /** Label of the field. */
  label: string;
  /** The chosen photos, stored and uploaded by the caller. */
  photos: readonly UploadingPhoto[];
  /** Called with the chosen files that are within the limits. */
  onAdd: (files: File[]) => void;
  /** Called with the `id` of the photo to remove. */
  onRemove: (id: string) => void;
  /** Called to upload a failed photo again. Without it there is no button to retry. Default: none. */
  onRetry?: (id: string) => void;
  /** Maximum number of photos. Default: 5. */
  limit?: number;
  /** Maximum size of a photo, in MiB. Default: 10. */
  maxMegabytes?: number;
  /** Accepted MIME types. Default: JPEG, PNG and WebP. */
  accept?: readonly string[];
  /** The `id` of the file field, for links from an `ErrorSummary`. Default: a generated one. */
  inputId?: string;
  /** The error: what is wrong and what to do. It replaces the limits. Default: none. */
  error?: string | undefined;
}

const photoTypes = ['image/jpeg', 'image/png', 'image/webp'];

/**
 * A field for photos, dropped or chosen. It checks their number, size and type, and previews them before the upload.
 */
export function PhotoUploader(passed: PhotoUploaderProps) {
  const props = useDefaultProps('PhotoUploader', passed);
  const { label, photos, onAdd, onRemove, onRetry, limit = 5, maxMegabytes = 10, ...others } = props;
  const { accept = photoTypes, inputId, error, disabled = false, ...fieldset } = others;
  const words = useWords('photoUploader', photoUploaderWords);
  const maxBytes = maxMegabytes * 1024 * 1024;
  const most = formatFileSize(maxBytes, useLocale());
  const ownId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<readonly Refusal[]>([]);
  const [dropping, setDropping] = useState(false);
  const room = limit - photos.length;
  const formats = accept.map((type) => type.replace('image/', '').toUpperCase()).join(', ');

  const take = (files: Iterable<File>) => {
    const sifted = siftFiles([...files], { room, maxBytes, accept });
    setRefused(sifted.refused);
    if (sifted.taken.length > 0) onAdd(sifted.taken);
  };

  const over = (event: DragEvent) => {
    if (disabled || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setDropping(true);
  };

  const drop = (event: DragEvent) => {
    if (disabled) return;
    event.preventDefault();
    setDropping(false);
    take(event.dataTransfer.files);
  };

  const remove = (id: string) => {
    setRefused([]);
    onRemove(id);
    // The pressed button unmounts with its photo, so the focus moves to the file field.
    input.current?.focus();
  };

  return (
    <fieldset
      css={styles.field}
      disabled={disabled}
      data-dropping={dropping || undefined}
      onDragOver={over}
      onDragLeave={() => setDropping(false)}
      onDrop={drop}
      {...fieldset}
    >
      <legend css={labelStyle}>{label}</legend>
      <ul css={styles.tiles}>
        {photos.map((photo) => (
          <PhotoTile
            key={photo.id}
            photo={photo}
            disabled={disabled}
            onRemove={() => remove(photo.id)}
            onRetry={onRetry && (() => onRetry(photo.id))}
          />
        ))}
        <li hidden={room <= 0}>
          <label css={styles.add}>
            <PlusIcon />
            {words.addPhoto}
            <input
              ref={input}
              id={inputId}
              css={styles.input}
              type="file"
              multiple={room > 1}
              accept={accept.join(',')}
              aria-invalid={error ? true : undefined}
              aria-describedby={noteIdOf(ownId)}
              onChange={({ target }) => {
                take(target.files ?? []);
                // Clearing the value lets the shopper choose the same file again.
                target.value = '';
              }}
            />
          </label>
        </li>
      </ul>
      <FieldNote controlId={ownId} hint={words.photoLimits(limit, most, formats)} error={error} />
      <VisuallyHidden role="status">{photos.length > 0 && words.photosChosen(photos.length, limit)}</VisuallyHidden>
      <div role="alert" css={[errorStyle, refused.length > 0 && styles.refusals]}>
        {refused.map(({ name, reason }, index) => (
          <p key={index}>{words.photoRefused[reason](name, reason === 'size' ? most : formats)}</p>
        ))}
      </div>
    </fieldset>
  );
}

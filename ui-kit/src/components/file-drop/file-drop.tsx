import { useId, useRef, useState, type ComponentPropsWithRef, type DragEvent, type ReactNode } from 'react';
import { CameraIcon, UploadIcon } from '../../icons/index.js';
import { formatFileSize } from '../../locale/format-numbers.js';
import { useLocale } from '../../locale/locale-context.js';
import { useWords } from '../../locale/use-words.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { FieldNote, noteIdOf } from '../field/field-note.js';
import { error as errorStyle, label as labelStyle } from '../field/field.styles.js';
import { siftFiles, type Refusal } from '../photo-uploader/sift-files.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';
import * as styles from './file-drop.styles.js';
import { fileDropWords } from './file-drop.words.js';
import { FileLine, type DroppedFile } from './file-line.js';

export type { DroppedFile } from './file-line.js';

export interface FileDropProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'onChange'> {
  /** Label of the field. */
  label: string;
  /** The files with their progress, uploaded by the caller. */
  files: readonly DroppedFile[];
  /** Called with the chosen, dropped or photographed files that are within the limits. */
  onAdd: (files: File[]) => void;
  /** Called with the `id` of the file to remove; while it is being uploaded, to cancel that. */
  onRemove: (id: string) => void;
  /** Called to upload a file with an `error` again. Without it there is no button to retry. Default: none. */
  onRetry?: (id: string) => void;
  /** Accepted MIME types, such as `image/*`, and file extensions, such as `.xlsx`. */
  accept: readonly string[];
  /** Maximum number of files. Default: 1. */
  limit?: number;
  /** Maximum size of a file, in MiB. Default: 10. */
  maxMegabytes?: number;
  /** Also offers a camera on phones: `environment` faces away from the user, `user` faces the user. Default: none. */
  capture?: 'environment' | 'user';
  /** The `id` of the file field, for links from an `ErrorSummary`. Default: a generated one. */
  inputId?: string;
  /** A short help. Default: the accepted formats and the maximum size. */
  hint?: ReactNode;
  /** The error: what is wrong and what to do. It replaces the hint. Default: none. */
  error?: ReactNode;
}

const reasons = {
  type: 'refusedType',
  size: 'refusedSize',
  empty: 'refusedEmpty',
  number: 'refusedNumber',
} as const;

/**
 * A field for files of any kind: dropped, chosen or photographed. It checks the files, and shows the progress of their
 * upload.
 */
export function FileDrop(passed: FileDropProps) {
  const props = useDefaultProps('FileDrop', passed);
  const { label, files, onAdd, onRemove, onRetry, accept, limit = 1, maxMegabytes = 10, ...others } = props;
  const { capture, inputId, hint, error, disabled = false, ...fieldset } = others;
  const words = useWords('fileDrop', fileDropWords);
  const maxBytes = maxMegabytes * 1024 * 1024;
  const most = formatFileSize(maxBytes, useLocale());
  const ownId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<readonly Refusal[]>([]);
  const [dropping, setDropping] = useState(false);
  const room = limit - files.length;
  const formats = accept
    .map((one) =>
      one
        .replace(/\/\*$/u, '')
        .replace(/^.*[/.]/u, '')
        .toUpperCase(),
    )
    .join(', ');

  const take = (given: Iterable<File>) => {
    const sifted = siftFiles([...given], { room, maxBytes, accept });
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
    // The pressed button disappears with its file, so the focus moves to the file field.
    input.current?.focus();
  };
  const field = {
    css: styles.input,
    type: 'file',
    disabled,
    onChange: ({ target }: { target: HTMLInputElement }) => {
      take(target.files ?? []);
      // Clearing the value lets the same file be chosen again.
      target.value = '';
    },
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
      <div css={styles.zone}>
        <label css={styles.choose}>
          <UploadIcon size={20} />
          {limit > 1 ? words.chooseMany : words.choose}
          <input
            {...field}
            ref={input}
            id={inputId}
            multiple={limit > 1}
            accept={accept.join(',')}
            aria-invalid={error ? true : undefined}
            aria-describedby={noteIdOf(ownId)}
          />
        </label>
        <span css={styles.drop}>{words.orDrop}</span>
        {capture && (
          <label css={styles.camera}>
            <CameraIcon size={20} />
            {words.camera}
            <input {...field} accept="image/*" capture={capture} />
          </label>
        )}
      </div>
      <FieldNote controlId={ownId} hint={hint ?? words.limits(formats, most)} error={error} />
      <VisuallyHidden role="status">{files.length > 0 && words.added(files.length)}</VisuallyHidden>
      <div role="alert" css={[errorStyle, refused.length > 0 && styles.refusals]}>
        {refused.map(({ name, reason }, index) => (
          <p key={index}>{words[reasons[reason]](name, reason === 'size' ? most : formats)}</p>
        ))}
      </div>
      {files.length > 0 && (
        <ul css={styles.files}>
          {files.map((file) => (
            <FileLine
              key={file.id}
              file={file}
              disabled={disabled}
              onRemove={() => remove(file.id)}
              onRetry={onRetry && (() => onRetry(file.id))}
            />
          ))}
        </ul>
      )}
    </fieldset>
  );
}

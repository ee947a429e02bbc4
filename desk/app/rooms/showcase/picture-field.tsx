import { css } from '@emotion/react';
import { FileDrop, IconButton, Image, Stack, Text, tokens, type DroppedFile } from '@meet/ui-kit';
import { TrashIcon } from '@meet/ui-kit/icons';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../browser/language';
import { useApi } from '../../graphql/api';
import { faultTexts, faultWords } from '../../graphql/fault-words';
import type { UploadPurpose } from '../../graphql/generated/graphql';
import { uploadFile } from '../../graphql/upload-file';
import { pictureSrc } from './picture-src';
import { pictureTexts } from './picture-words';

const ACCEPTED = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];
const shown = css({
  display: 'grid',
  gridTemplateColumns: '160px auto',
  gap: tokens.space[3],
  justifyContent: 'start',
});

export interface PictureFieldProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  purpose: UploadPurpose;
  /** Path of the picture; empty if there is none. */
  value: string;
  onValueChange: (url: string) => void;
  /** Aspect ratio (width to height) with which the picture is shown. */
  ratio?: number;
}

/**
 * A picture field: shows the picture, or a place to drop one. The file is uploaded and checked at once; saving the form
 * only stores its path.
 */
export function PictureField(props: PictureFieldProps) {
  const { label, hint, error, purpose, value, onValueChange, ratio = 16 / 9 } = props;
  const texts = useTexts(pictureTexts);
  const faults = useTexts(faultTexts);
  const api = useApi();
  const [file, setFile] = useState<DroppedFile>();
  const chosen = useRef<File>(undefined);
  const sending = useRef<AbortController>(undefined);
  useEffect(() => () => sending.current?.abort(), []);

  const send = async (picture: File) => {
    sending.current?.abort();
    const leaving = (sending.current = new AbortController());
    chosen.current = picture;
    const line = { id: picture.name, name: picture.name, size: picture.size };
    setFile({ ...line, progress: 0 });
    const { data, fault } = await uploadFile(api, {
      ...{ file: picture, purpose, contentType: picture.type },
      onProgress: (progress) => setFile({ ...line, progress }),
      signal: leaving.signal,
    });
    if (leaving.signal.aborted) return;
    if (fault) return setFile({ ...line, error: texts.refusals[fault.code] ?? faultWords(fault, faults) });
    setFile(undefined);
    onValueChange(data.url ?? '');
  };
  const leave = () => {
    sending.current?.abort();
    setFile(undefined);
  };

  if (value)
    return (
      <Stack gap={1} role="group" aria-label={label}>
        <Text size="small">{label}</Text>
        <div css={shown}>
          <Image src={pictureSrc(value)} alt={texts.alt(label)} ratio={ratio} sizes="160px" />
          <IconButton icon={<TrashIcon />} label={texts.remove(label)} onClick={() => onValueChange('')} />
        </div>
        {error && (
          <Text size="small" tone="error" role="alert">
            {error}
          </Text>
        )}
      </Stack>
    );
  return (
    <FileDrop
      label={label}
      hint={hint}
      error={error}
      files={file ? [file] : []}
      accept={ACCEPTED}
      onAdd={([picture]) => picture && void send(picture)}
      onRemove={leave}
      onRetry={() => chosen.current && void send(chosen.current)}
    />
  );
}

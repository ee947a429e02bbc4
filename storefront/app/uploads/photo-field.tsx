import { PhotoUploader } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import type { PictureUploads } from './picture-uploads';

/** Maximum number of pictures in a form. */
const mostPhotos = 8;
/** The API accepts 10 MB per picture, and the kit counts in mebibytes. */
const mostMegabytes = 9.5;

export interface PhotoFieldProps {
  label: string;
  uploads: PictureUploads;
  /** Why the form was refused because of its pictures. Default: why an upload failed. */
  error?: string | undefined;
}

/** The pictures of a form, uploaded while the shopper is still writing. */
export const PhotoField = observer(function PhotoField({ label, uploads, error }: PhotoFieldProps) {
  return (
    <PhotoUploader
      label={label}
      photos={uploads.photos}
      limit={mostPhotos}
      maxMegabytes={mostMegabytes}
      error={error ?? uploads.fault}
      onAdd={uploads.add}
      onRemove={uploads.remove}
      {...(uploads.canRetry ? { onRetry: uploads.retry } : {})}
    />
  );
});

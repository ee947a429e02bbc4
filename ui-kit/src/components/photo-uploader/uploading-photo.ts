/** A photo chosen in this form. */
export interface ChosenPhoto {
  id: string;
  file: File;
  /** Upload progress, from 0 to 1. */
  progress?: number;
  /** The upload failed: the tile offers a retry if the caller handles one. */
  failed?: boolean;
}

/** A photo stored earlier, such as one of a review being edited. */
export interface StoredPhoto {
  id: string;
  /** Stored path of the photo, given to the `ImageLoader`. */
  src: string;
  /** Name of the photo, such as «Фото 1». */
  name: string;
}

export type UploadingPhoto = ChosenPhoto | StoredPhoto;

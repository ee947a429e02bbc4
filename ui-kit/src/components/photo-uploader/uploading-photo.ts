/** A photo that was chosen here. */
export interface ChosenPhoto {
  id: string;
  file: File;
  /** Upload progress, from 0 to 1. */
  progress?: number;
  /** The upload failed: the tile offers a retry if the caller handles one. */
  failed?: boolean;
}

/** A photo that is stored already, such as one of a review that is edited. */
export interface StoredPhoto {
  id: string;
  /** Stored path of the photo, given to the `ImageLoader`. */
  src: string;
  /** What the photo is called, such as «Фото 1». */
  name: string;
}

export type UploadingPhoto = ChosenPhoto | StoredPhoto;

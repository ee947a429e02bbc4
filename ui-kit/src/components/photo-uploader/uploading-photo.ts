export interface UploadingPhoto {
  id: string;
  file: File;
  /** Upload progress, from 0 to 1. */
  progress?: number;
  /** The upload failed: the tile offers a retry if the caller handles one. */
  failed?: boolean;
}

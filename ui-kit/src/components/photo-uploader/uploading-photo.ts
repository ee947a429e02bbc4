export interface UploadingPhoto {
  id: string;
  file: File;
  /** From 0 to 1 on its way to the server. */
  progress?: number;
  /** It did not arrive. */
  failed?: boolean;
}

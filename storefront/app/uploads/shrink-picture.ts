/** Longest side in pixels, because the shop reduces larger pictures anyway. */
const longestSide = 3072;
/** Size in bytes up to which a file is sent unchanged. */
const smallEnough = 1_000_000;

/**
 * Reduces a phone camera's photo before the upload, so that it also arrives over a slow connection. Returns the file
 * itself if that would save nothing, or if the browser cannot read it: the shop then reports the error.
 */
export async function shrinkPicture(file: File): Promise<File> {
  if (file.type !== 'image/jpeg' || file.size <= smallEnough) return file;
  try {
    const picture = await createImageBitmap(file);
    const share = Math.min(1, longestSide / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * share);
    canvas.height = Math.round(picture.height * share);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const smaller = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.85));
    return smaller && smaller.size < file.size ? new File([smaller], file.name, { type: 'image/jpeg' }) : file;
  } catch {
    return file;
  }
}

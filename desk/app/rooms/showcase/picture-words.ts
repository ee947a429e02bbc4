import { catalogue } from '../../browser/language';

interface PictureTexts {
  alt: (label: string) => string;
  remove: (label: string) => string;
  /** Messages for refused files, by the code of the refusal. */
  refusals: Record<string, string>;
}

export const pictureTexts = catalogue<PictureTexts>(
  {
    alt: (label) => `${label}: как сейчас`,
    remove: (label) => `Убрать: ${label}`,
    refusals: {
      NOT_A_PICTURE: 'Это не картинка, или файл повреждён. Возьмите JPEG, PNG, WebP, GIF или AVIF.',
      TOO_MANY_PIXELS: 'Картинка слишком велика: больше 50 мегапикселей.',
      WRONG_SIZE: 'Файл пришёл не целиком. Отправьте его ещё раз.',
      CHECK_FAILED: 'Картинку не удалось проверить. Отправьте её ещё раз.',
    },
  },
  {
    alt: (label) => `${label} as it is now`,
    remove: (label) => `Remove: ${label}`,
    refusals: {
      NOT_A_PICTURE: 'This is no picture, or the file is damaged. Take a JPEG, PNG, WebP, GIF or AVIF.',
      TOO_MANY_PIXELS: 'The picture is too large: more than 50 megapixels.',
      WRONG_SIZE: 'The file did not arrive as a whole. Send it again.',
      CHECK_FAILED: 'The picture could not be checked. Send it again.',
    },
  },
);

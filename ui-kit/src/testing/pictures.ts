/**
 * Parameters of a story that Chromatic draws. To have pictures in `ui-kit/baselines`, the story also needs the tag
 * `picture`.
 */
export const picture = { chromatic: { disableSnapshot: false } };

/** Parameters of a story that looks like another one, so it needs no picture. */
export const noPicture = { chromatic: { disableSnapshot: true } };

const phoneModes = ['meet', 'fjord'].flatMap((brand) => ['light', 'dark'].map((theme) => `${brand} ${theme} phone`));

/** Parameters of a story that shows hover or focus, which phones do not have. Its tag is `pseudo`. */
export const pictureOnDesktop = {
  chromatic: {
    disableSnapshot: false,
    modes: Object.fromEntries(phoneModes.map((mode) => [mode, { disable: true }])),
  },
};

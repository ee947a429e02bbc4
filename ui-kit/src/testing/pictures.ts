/** Parameters of a story that Chromatic draws. In `ui-kit/baselines` it has pictures, too: it needs the tag `picture`. */
export const picture = { chromatic: { disableSnapshot: false } };

/** Parameters of a story that looks like another one. */
export const noPicture = { chromatic: { disableSnapshot: true } };

const phoneModes = ['meet', 'fjord'].flatMap((brand) => ['light', 'dark'].map((theme) => `${brand} ${theme} phone`));

/** Parameters of a story that shows hover or focus, which phones do not have. Its tag is `pseudo`. */
export const pictureOnDesktop = {
  chromatic: {
    disableSnapshot: false,
    modes: Object.fromEntries(phoneModes.map((mode) => [mode, { disable: true }])),
  },
};

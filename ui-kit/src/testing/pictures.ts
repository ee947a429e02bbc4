/** Parameters of a story that Chromatic draws. In `ui-kit/baselines` it has pictures, too: it needs the tag `picture`. */
export const picture = { chromatic: { disableSnapshot: false } };

/** Parameters of a story that looks like another one. */
export const noPicture = { chromatic: { disableSnapshot: true } };

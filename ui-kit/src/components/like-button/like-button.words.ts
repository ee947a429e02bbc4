/** Texts that LikeButton shows on its own. */
export const likeButtonWords = {
  like: 'В избранное',
};

export const likeButtonWordsEn: typeof likeButtonWords = {
  like: 'Add to favorites',
};

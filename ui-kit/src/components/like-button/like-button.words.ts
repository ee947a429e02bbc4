/** The Russian texts of `LikeButton`. */
export const russianLikeButton = {
  like: 'В избранное',
};

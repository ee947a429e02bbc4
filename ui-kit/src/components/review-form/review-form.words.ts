/** Texts that ReviewForm shows on its own. */
export const reviewFormWords = {
  yourRating: 'Ваша оценка',
  howItFits: 'Как сидит',
  fitChoice: { small: 'Маломерит', true: 'В размер', large: 'Большемерит' },
  advantages: 'Достоинства',
  disadvantages: 'Недостатки',
  comment: 'Комментарий',
  sendReview: 'Отправить отзыв',
  reviewSent: 'Спасибо, отзыв у нас',
  reviewSentNote: 'Проверим его и опубликуем в течение двух дней.',
  reviewFailed: 'Отзыв не отправлен: связь прервалась. Всё написанное на месте, попробуйте ещё раз.',
  reviewFaults: { rating: 'Поставьте оценку', words: 'Напишите хотя бы пару слов' },
};

export const reviewFormWordsEn: typeof reviewFormWords = {
  yourRating: 'Your rating',
  howItFits: 'How does it fit?',
  fitChoice: { small: 'Runs small', true: 'True to size', large: 'Runs large' },
  advantages: 'Pros',
  disadvantages: 'Cons',
  comment: 'Comment',
  sendReview: 'Submit review',
  reviewSent: 'Thanks, we have your review',
  reviewSentNote: 'We’ll check it and publish it within two days.',
  reviewFailed: 'Your review wasn’t sent: the connection dropped. Your text is still here, so try again.',
  reviewFaults: { rating: 'Choose a rating', words: 'Write at least a few words' },
};

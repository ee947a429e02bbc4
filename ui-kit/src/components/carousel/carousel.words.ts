/** Texts that Carousel shows on its own. */
export const carouselWords = {
  carousel: 'карусель',
  slide: (index: number, total: number) => `Слайд ${index} из ${total}`,
  previousSlide: 'Назад',
  nextSlide: 'Вперёд',
};

export const carouselWordsEn: typeof carouselWords = {
  carousel: 'carousel',
  slide: (index, total) => `Slide ${index} of ${total}`,
  previousSlide: 'Previous',
  nextSlide: 'Next',
};

import { render, screen } from '@testing-library/react';
import type { ReviewFieldsFragment } from '../graphql/generated/graphql';
import { ShownReview } from './shown-review';

const review: ReviewFieldsFragment = {
  ...{ id: 'a', productId: 'b', rating: 5, fit: null, sizeName: 'One size', advantages: '', disadvantages: '' },
  ...{ text: 'Ношу месяц', helpful: 0, unhelpful: 0, createdAt: '2026-11-20T10:00:00Z', user: { name: 'Мария И.' } },
  ...{ photos: [], answer: null },
};

it('every review says that its purchase is confirmed, also of goods in one size', () => {
  render(<ShownReview review={review} />);
  expect(screen.getByText('Покупка подтверждена')).toBeInTheDocument();
});

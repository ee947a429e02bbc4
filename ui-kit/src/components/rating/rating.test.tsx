import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Rating, RatingInput } from './index.js';

describe('Rating', () => {
  it.each([
    [4.5, 128, '4,5 из 5, 128\u00A0отзывов'],
    [4.46, 1, '4,5 из 5, 1\u00A0отзыв'],
    [5, 2, '5,0 из 5, 2\u00A0отзыва'],
    [4, undefined, '4,0 из 5'],
    [7, 3, '5,0 из 5, 3\u00A0отзыва'],
    [-1, 3, '0,0 из 5, 3\u00A0отзыва'],
    [null, 0, 'Отзывов пока нет'],
    [Number.NaN, 5, 'Отзывов пока нет'],
    [0, 0, 'Отзывов пока нет'],
  ])('Rating of %s by %s reviews has the accessible name «%s»', (value, count, name) => {
    render(<Rating value={value} count={count} />);
    expect(screen.getByRole('img')).toHaveAccessibleName(name);
  });

  it('Rating names what it counts when there is room', () => {
    render(<Rating value={4.5} count={1} />);
    expect(screen.getByRole('img')).toHaveTextContent('4,51 отзыв');
  });

  it('Rating in compact form has the same accessible name as the full one', () => {
    render(<Rating value={4.5} count={128} compact />);
    expect(screen.getByRole('img')).toHaveAccessibleName('4,5 из 5, 128\u00A0отзывов');
    expect(screen.getByRole('img')).toHaveTextContent('4,5(128)');
  });
});

function Marked({ onChange }: { onChange: (mark: number) => void }) {
  const [value, setValue] = useState<number | null>(null);
  return (
    <RatingInput
      label="Оценка"
      value={value}
      onValueChange={(mark) => {
        setValue(mark);
        onChange(mark);
      }}
    />
  );
}

describe('RatingInput', () => {
  it('RatingInput is a group of five named radio buttons, used by mouse and arrow keys', async () => {
    const onChange = jest.fn();
    render(<Marked onChange={onChange} />);
    expect(screen.getByRole('group', { name: 'Оценка' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: '4 из 5, хорошо' }));
    expect(screen.getByText('Хорошо')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: '5 из 5, отлично' })).toBeChecked();
    expect(onChange.mock.calls).toEqual([[4], [5]]);
  });

  it('RatingInput is described by its error for screen readers', () => {
    render(<RatingInput label="Оценка" value={null} onValueChange={() => undefined} error="Поставьте оценку" />);
    expect(screen.getByRole('group')).toHaveAccessibleDescription('Поставьте оценку');
  });
});

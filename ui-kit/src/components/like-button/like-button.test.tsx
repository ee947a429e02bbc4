import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { LikeButton } from './index.js';

const heart = () => screen.getByRole('button', { name: 'В избранное' });

it('says its state, and asks for the other one', async () => {
  const onLikedChange = jest.fn();
  const { rerender } = render(<LikeButton liked={false} onLikedChange={onLikedChange} />);
  expect(heart()).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(heart());
  expect(onLikedChange).toHaveBeenLastCalledWith(true);
  rerender(<LikeButton liked onLikedChange={onLikedChange} />);
  await userEvent.click(heart());
  expect(onLikedChange).toHaveBeenLastCalledWith(false);
});

it('shows the answer before it comes, and goes back if it fails', async () => {
  let fail: (reason: Error) => void = () => undefined;
  const saving = new Promise<void>((_, reject) => (fail = reject));
  render(<LikeButton liked={false} onLikedChange={() => saving} />);
  await userEvent.click(heart());
  expect(heart()).toHaveAttribute('aria-pressed', 'true');
  await act(async () => fail(new Error('no signal')));
  expect(heart()).toHaveAttribute('aria-pressed', 'false');
});

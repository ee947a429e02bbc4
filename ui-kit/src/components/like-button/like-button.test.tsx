import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { LikeButton } from './index.js';

const heart = () => screen.getByRole('button', { name: 'В избранное' });

it('LikeButton shows its state and reports the opposite state on a press', async () => {
  const onLikedChange = jest.fn();
  const { rerender } = render(<LikeButton liked={false} onLikedChange={onLikedChange} />);
  expect(heart()).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(heart());
  expect(onLikedChange).toHaveBeenLastCalledWith(true);
  rerender(<LikeButton liked onLikedChange={onLikedChange} />);
  await userEvent.click(heart());
  expect(onLikedChange).toHaveBeenLastCalledWith(false);
});

it('LikeButton shows the new state at once and reverts the state when saving fails', async () => {
  let fail: (reason: Error) => void = () => undefined;
  const saving = new Promise<void>((_, reject) => (fail = reject));
  render(<LikeButton liked={false} onLikedChange={() => saving} />);
  await userEvent.click(heart());
  expect(heart()).toHaveAttribute('aria-pressed', 'true');
  await act(async () => fail(new Error('no signal')));
  expect(heart()).toHaveAttribute('aria-pressed', 'false');
});

import type { Command } from 'commander';
import { ReviewState } from '../../generated/prisma/enums.js';
import { checked } from '../../operator/commands/checked.js';
import type { AdminDesk } from '../../operator/commands/admin-desk.js';
import type { CommandContext } from '../../operator/commands/command-context.js';
import { oneOf, paged, pageOf, placeOf, reasonable, uuid, whole } from '../../operator/commands/typed-words.js';
import type { OperatorReview } from './operator-review.model.js';
import type { OperatorReviewResolver } from './operator-review.resolver.js';

export function addReviewCommands(
  program: Command,
  { desk, show, by }: CommandContext<keyof OperatorReviewResolver>,
): void {
  paged(program.command('reviews [search]'))
    .description('reviews, those that wait first, the longest waiting first, by a part of the text or the product')
    .option('--state <state>', 'in that state', oneOf(ReviewState, 'state'))
    .action(async (search: string | undefined, how: { state?: ReviewState; page: number }) => {
      await by('reviews');
      const { FindReviews } = await import('./find-reviews.js');
      const found = new FindReviews(desk.statements);
      const { items, pagination } = await found.page({ search, state: how.state }, pageOf(how));
      show(items.map(describe), placeOf(pagination));
    });

  program
    .command('approve-review <id> <version>')
    .description('shows a review, in the version that was read')
    .action(async (id: string, version: string) => {
      const operator = await by('approveReview');
      const read = { id: uuid(id), version: whole(version) };
      show([describe(await (await openModeration(desk)).approve(operator, read))]);
    });

  program
    .command('reject-review <id> <version>')
    .description('refuses a review, or hides it again')
    .requiredOption('--reason <text>', 'why; its author reads it')
    .action(async (id: string, version: string, how: { reason: string }) => {
      const reason = reasonable(how.reason);
      const operator = await by('rejectReview');
      const read = { id: uuid(id), version: whole(version) };
      show([describe(await (await openModeration(desk)).reject(operator, read, reason))]);
    });

  program
    .command('answer-review <id> [text]')
    .description('shows the shop’s answer below a review; without a text, removes it')
    .action(async (id: string, text: string | undefined) => {
      const operator = await by('answerReview');
      const { AnswerReviewInput } = await import('./operator-review.input.js');
      const dto = await checked(AnswerReviewInput, { id: uuid(id), text: text ?? '' });
      show([describe(await (await openModeration(desk)).answer(operator, dto.id, dto.text))]);
    });
}

const describe = (review: OperatorReview): object => ({
  id: review.id,
  version: review.version,
  state: review.state,
  order: review.orderNumber,
  rating: review.rating,
  advantages: review.advantages,
  disadvantages: review.disadvantages,
  text: review.text,
  photos: review.photos.length,
  rejectionReason: review.rejectionReason,
});

async function openModeration(desk: AdminDesk) {
  const { ModerateReviews } = await import('./moderate-reviews.js');
  return desk.ofApi(ModerateReviews);
}

import { ButtonLink, EmptyState } from '@meet/ui-kit';

/** Shown if no product passes the filters. A link resets the filters. */
export function NothingFits({ resetHref }: { resetHref: string }) {
  return (
    <EmptyState
      title="По этим фильтрам ничего нет"
      actions={<ButtonLink href={resetHref}>Сбросить фильтры</ButtonLink>}
    >
      Уберите один из фильтров выше или расширьте цену: товары появятся сразу.
    </EmptyState>
  );
}

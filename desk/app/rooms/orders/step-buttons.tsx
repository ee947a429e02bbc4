import { Button, countOf, Menu, useLocale } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../../browser/language';
import type { WholeOrderFragment } from '../../graphql/generated/graphql';
import { nextSteps, otherSteps } from './next-steps';
import { moveName } from './on-delivery-names';
import { useOrder, type OrderUnit } from './order-store';
import { orderTexts } from './order-words';

export interface StepButtonsProps {
  order: WholeOrderFragment;
  units: readonly OrderUnit[];
}

/** Moves units of an order on: a button for each next step that some of them have, and a menu of what all of them can do. */
export const StepButtons = observer(function StepButtons({ order, units }: StepButtonsProps) {
  const texts = useTexts(orderTexts);
  const locale = useLocale();
  const store = useOrder();
  const groups = nextSteps(units);
  const others = otherSteps(units);
  const ids = (moved: readonly OrderUnit[]) => moved.map(({ id }) => id);

  return (
    <>
      {others.length > 0 && (
        <Menu
          label={texts.others}
          placement="bottom-end"
          items={others.map((status) => ({
            value: status,
            label: moveName(texts, status, order),
            onSelect: () =>
              void store.move(status, ids(units.filter(({ nextStatuses }) => nextStatuses.includes(status)))),
          }))}
        >
          {(trigger) => (
            <Button variant="secondary" {...trigger}>
              {texts.others}
            </Button>
          )}
        </Menu>
      )}
      {groups.map(({ step, units: moved }, at) => (
        <Button
          key={step}
          variant={at === 0 ? 'primary' : 'secondary'}
          loading={store.busy === 'move'}
          onClick={() => void store.move(step, ids(moved))}
        >
          {groups.length === 1
            ? moveName(texts, step, order)
            : `${moveName(texts, step, order)}: ${countOf(moved.length, texts.things, locale)}`}
        </Button>
      ))}
    </>
  );
});

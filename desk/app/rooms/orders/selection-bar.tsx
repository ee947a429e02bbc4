import { css } from '@emotion/react';
import { Button, countOf, Menu, Surface, Text, tokens, useLocale } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router';
import { useTexts } from '../../browser/language';
import { useOrderList } from './order-list-store';
import { orderTexts } from './order-words';
import { printTexts } from './print/print-words';
import { printHref, sheets } from './print/sheets';

const bar = css({ position: 'sticky', insetBlockStart: 52, zIndex: 1, paddingBlock: tokens.space[3] });
const inBar = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.space[4] });

/** What can be done with the selected orders: the next step of each unit is the one filled button. */
export const SelectionBar = observer(function SelectionBar() {
  const texts = useTexts(orderTexts);
  const locale = useLocale();
  const list = useOrderList();
  const printed = useTexts(printTexts);
  const navigate = useNavigate();
  const { steps, others } = list;
  const [next] = steps;
  if (list.chosen.length === 0) return null;
  return (
    <Surface tone="paper" css={bar}>
      <div css={inBar}>
        <Text as="span" role="status">
          {countOf(list.chosen.length, texts.selected, locale)}
        </Text>
        {next ? (
          <Button loading={list.isMoving} onClick={() => void list.moveOn()}>
            {steps.length === 1 ? texts.moves[next.step] : texts.eachOn}
          </Button>
        ) : (
          <Text as="span" size="small" tone="muted">
            {texts.noNextStep}
          </Text>
        )}
        {steps.length > 1 && (
          <Text as="span" size="small" tone="muted">
            {steps
              .map(({ step, units }) => `${texts.moves[step]}: ${countOf(units.length, texts.things, locale)}`)
              .join(' · ')}
          </Text>
        )}
        {others.length > 0 && (
          <Menu
            label={texts.others}
            items={others.map((status) => ({
              value: status,
              label: texts.moves[status],
              onSelect: () => void list.move(status),
            }))}
          >
            {(trigger) => (
              <Button variant="secondary" {...trigger}>
                {texts.others}
              </Button>
            )}
          </Menu>
        )}
        <Menu
          label={printed.print}
          items={sheets.map((sheet) => ({
            value: sheet,
            label: printed[sheet],
            onSelect: () =>
              void navigate(
                printHref(
                  sheet,
                  list.chosen.map(({ number }) => number),
                ),
              ),
          }))}
        >
          {(trigger) => (
            <Button variant="secondary" {...trigger}>
              {printed.print}
            </Button>
          )}
        </Menu>
        <Button variant="ghost" onClick={() => list.select([])}>
          {texts.clear}
        </Button>
      </div>
    </Surface>
  );
});

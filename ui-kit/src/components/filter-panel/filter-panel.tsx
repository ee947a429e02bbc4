import { useLatestCallback } from '../../hooks/use-latest-callback.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { FilterContext, hasChoices } from './filter-context.js';
import { FilterPartsContext } from './filter-parts.js';
import type { FilterPanelProps } from './filter-panel.types.js';
import { FilterPanelChoices } from './panel-choices.js';
import { FilterPanelGroup } from './panel-group.js';
import { FilterPanelGroups } from './panel-groups.js';
import { FilterPanelPrice } from './panel-price.js';
import { FilterPanelRange } from './panel-range.js';

/**
 * Filters of a list, as fields of the form around them, so that the form sends the same names without JavaScript.
 * Counts come from the caller. A choice without products is disabled rather than hidden, so that the order stays the
 * same.
 */
export function FilterPanel(passed: FilterPanelProps) {
  const props = useDefaultProps('FilterPanel', passed);
  const { groups, price, onPriceChange, onRangeChange, limit = 6, openGroups = 4, classNames, ...others } = props;
  const { onCheckedChange: given, children = wholePanel, ...rest } = others;
  // One function for all renders, so that an unchanged choice is not rendered again.
  const latest = useLatestCallback(given);
  const shown = groups.filter(hasChoices);
  return (
    <FilterPartsContext value={classNames}>
      <FilterContext value={{ ...props, onCheckedChange: given && latest, limit, openGroups, shown }}>
        <div {...rest}>{children}</div>
      </FilterContext>
    </FilterPartsContext>
  );
}

const wholePanel = (
  <>
    <FilterPanelPrice />
    <FilterPanelGroups />
  </>
);

// A server component cannot take a part from a component: it imports `FilterPanelGroup` and the like.
FilterPanel.Price = FilterPanelPrice;
FilterPanel.Groups = FilterPanelGroups;
FilterPanel.Group = FilterPanelGroup;
FilterPanel.Choices = FilterPanelChoices;
FilterPanel.Range = FilterPanelRange;

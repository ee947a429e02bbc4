import type { ReactNode } from 'react';
import type { DatePickerApi } from './use-date-picker.js';
import { useWords } from '../../locale/use-words.js';
import { IconButton } from '../icon-button/icon-button.js';
import { datePickerWords } from './date-picker.words.js';
import * as styles from './date-picker.styles.js';

export interface CalendarProps {
  /** The API of Zag's state machine. */
  api: DatePickerApi;
  /** Accessible name of the calendar. */
  label: string;
  /** Years that can be chosen. */
  years: readonly number[];
  /** Shown beside the days, below them on a phone. Default: none. */
  aside?: ReactNode;
}

/** The days of one month, below its name. Zag moves the focus; the kit renders. */
export function Calendar({ api, label, years, aside }: CalendarProps) {
  const words = useWords('datePicker', datePickerWords);
  const { start } = api.visibleRange;
  return (
    <div {...api.getPositionerProps()}>
      <div
        css={[styles.panel, Boolean(aside) && styles.withAside]}
        {...api.getContentProps()}
        role="dialog"
        aria-roledescription={undefined}
        aria-label={label}
      >
        <div css={styles.month}>
          <div css={styles.head}>
            <IconButton icon="chevron-left" label={words.previousMonth} {...api.getPrevTriggerProps()} />
            <div css={styles.choices}>
              <select
                css={styles.choice}
                aria-label={words.month}
                value={start.month}
                onChange={({ target }) => api.focusMonth(Number(target.value))}
              >
                {api.getMonths().map((month) => (
                  <option key={month.value} value={month.value}>
                    {month.label}
                  </option>
                ))}
              </select>
              <select
                css={styles.choice}
                aria-label={words.year}
                value={start.year}
                onChange={({ target }) => api.focusYear(Number(target.value))}
              >
                {years.map((year) => (
                  <option key={year}>{year}</option>
                ))}
              </select>
            </div>
            <IconButton icon="chevron-right" label={words.nextMonth} {...api.getNextTriggerProps()} />
          </div>
          <table css={styles.grid} {...api.getTableProps()} aria-roledescription={undefined} aria-label={label}>
            <thead {...api.getTableHeadProps()}>
              <tr {...api.getTableRowProps()}>
                {api.weekDays.map((day) => (
                  <th key={day.long} scope="col" {...api.getTableHeaderProps()}>
                    {day.short}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody {...api.getTableBodyProps()}>
              {api.weeks.map((week) => (
                <tr key={String(week[0])} {...api.getTableRowProps()}>
                  {week.map((value) => (
                    <td key={String(value)} {...api.getDayTableCellProps({ value })}>
                      <div css={styles.day} {...api.getDayTableCellTriggerProps({ value })}>
                        {value.day}
                      </div>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {aside}
      </div>
    </div>
  );
}

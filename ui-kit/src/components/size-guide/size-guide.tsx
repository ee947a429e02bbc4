import type { ReactNode } from 'react';
import { useOwnValue } from '../../hooks/use-own-value.js';
import { useWords } from '../../locale/use-words.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { FitMeter, type FitCounts } from '../fit-meter/fit-meter.js';
import { Measuring, type Measured } from './measuring.js';
import { Modal, type ModalProps } from '../modal/modal.js';
import { SizeGridTable, type SizeGridRow } from '../size-grid-table/size-grid-table.js';
import { Heading, Text } from '../text/text.js';
import { sizeGuideWords } from './size-guide.words.js';
import * as styles from './size-guide.styles.js';

export interface SizeGuideTable {
  /** Heading and accessible name of the table: «Мужская обувь». */
  label: string;
  /** The sizes, from the smallest. */
  rows: readonly SizeGridRow[];
}

export interface SizeGuideProps extends Omit<ModalProps, 'children' | 'title' | 'role'> {
  /** Heading of the dialog. Default: «Какой размер выбрать». */
  title?: string;
  /** A table, or several if the brand has separate ones for men and women. */
  tables: readonly SizeGuideTable[];
  /** The fit according to buyers. Default: none, which shows no meter. */
  fit?: FitCounts;
  /** The shopper's own size: the `eu` of its row, if the caller keeps it. Default: kept here. */
  value?: string | undefined;
  /** The size that is marked at first. Default: none. */
  defaultValue?: string | undefined;
  /** Called with the `eu` of the size that the shopper marks. Default: none. */
  onValueChange?: (eu: string) => void;
  /** Content below the shopper's own size: its equivalents, a button to forget it. Default: none. */
  ownSize?: ReactNode;
  /** What to measure; the dialog explains it with a drawing. Default: none. */
  measured?: Measured;
  /** A custom text on measuring. Default: the one for `measured`. */
  measuring?: ReactNode;
}

/** A dialog for choosing a size: how the product fits, sizes in every system, and how to measure. */
export function SizeGuide(passed: SizeGuideProps) {
  const props = useDefaultProps('SizeGuide', passed);
  const {
    title,
    tables,
    fit,
    value: given,
    defaultValue,
    onValueChange,
    ownSize,
    measured,
    measuring: text,
    size = 'large',
    ...rest
  } = props;
  // All tables share the marked size.
  const [value, mark] = useOwnValue<string | undefined>(
    given,
    defaultValue,
    (eu) => eu !== undefined && onValueChange?.(eu),
  );
  const words = useWords('sizeGuide', sizeGuideWords);
  const measuring = text ?? (measured && <Measuring measured={measured} />);
  return (
    <Modal size={size} {...rest} title={title ?? words.title}>
      <div css={styles.guide}>
        {fit && (
          <section css={styles.part}>
            <Heading level={3} size="small">
              {words.howItFits}
            </Heading>
            <FitMeter counts={fit} />
          </section>
        )}
        {(onValueChange !== undefined || value !== undefined) && (
          <div css={styles.own}>
            <Text tone="muted" role="status">
              {value === undefined ? words.chooseYours : words.yourSize(value)}
            </Text>
            {value !== undefined && ownSize}
          </div>
        )}
        {tables.map(({ label, rows }) => (
          <section key={label} css={styles.part}>
            <Heading level={3} size="small">
              {label}
            </Heading>
            <SizeGridTable label={label} rows={rows} value={value} onValueChange={mark} />
          </section>
        ))}
        {measuring && (
          <section css={styles.part}>
            <Heading level={3} size="small">
              {words.howToMeasure}
            </Heading>
            {measuring}
          </section>
        )}
      </div>
    </Modal>
  );
}

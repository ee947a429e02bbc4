import { useWords } from '../../locale/use-words.js';
import { Text } from '../text/text.js';
import { sizeGuideWords } from './size-guide.words.js';
import * as styles from './size-guide.styles.js';

export type Measured = 'foot' | 'height';

/** How to measure a foot or one's height, in words and with a drawing. */
export function Measuring({ measured }: { measured: Measured }) {
  const words = useWords('sizeGuide', sizeGuideWords);
  return (
    <div css={styles.measuring}>
      {measured === 'foot' ? <FootDrawing /> : <HeightDrawing />}
      <ol css={styles.steps}>
        {words.steps[measured].map((step) => (
          <li key={step}>
            <Text as="span">{step}</Text>
          </li>
        ))}
      </ol>
    </div>
  );
}

const line = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** A foot on a sheet of paper with the heel at a wall, and its length between two marks. */
function FootDrawing() {
  return (
    <svg css={styles.drawing} viewBox="0 0 132 184" aria-hidden="true" {...line}>
      <path d="M4 172h124" strokeWidth="3" />
      <path d="M10 172V6h74v166" opacity="0.35" />
      <path d="M47 170c-13 0-18-9-18-21 0-18 3-28 1-45-2-15-8-24-7-41 1-12 5-19 11-22M47 170c13 0 19-8 19-20 0-20 5-36 7-55 2-16 0-31-6-40" />
      <ellipse cx="37" cy="29" rx="9" ry="13" transform="rotate(-6 37 29)" />
      <ellipse cx="52" cy="32" rx="5" ry="8" />
      <ellipse cx="61" cy="38" rx="4.5" ry="7" transform="rotate(8 61 38)" />
      <ellipse cx="68.5" cy="46" rx="4" ry="6" transform="rotate(14 68.5 46)" />
      <ellipse cx="74" cy="56" rx="3.5" ry="5" transform="rotate(20 74 56)" />
      <path d="M44 16h72" strokeDasharray="3 4" />
      <path d="M106 16v156M101 24l5-8 5 8M101 164l5 8 5-8" />
    </svg>
  );
}

/** A person at a wall, with the height between the floor and a mark. */
function HeightDrawing() {
  return (
    <svg css={styles.drawing} viewBox="0 0 132 184" aria-hidden="true" {...line}>
      <path d="M4 174h124" strokeWidth="3" />
      <path d="M12 6v168" opacity="0.35" />
      <circle cx="52" cy="33" r="15" />
      <path d="M52 48v8M34 62c5-4 11-6 18-6s13 2 18 6l6 46M34 62l-6 46M40 76l-2 96M64 76l2 96M52 116v56M38 172h10M56 172h10" />
      <path d="M30 18h86" strokeDasharray="3 4" />
      <path d="M106 18v156M101 26l5-8 5 8M101 166l5 8 5-8" />
    </svg>
  );
}

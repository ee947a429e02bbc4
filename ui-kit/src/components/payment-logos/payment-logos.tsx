import { css } from '@emotion/react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useWords } from '../../locale/use-words.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { tokens } from '../../tokens/generated/tokens.js';
import { paymentLogosWords } from './payment-logos.words.js';

const list = css({ display: 'flex', flexWrap: 'wrap', gap: tokens.space[2], color: tokens.color['ink-muted'] });

const circles = (
  <>
    <circle cx="20" cy="16" r="7" />
    <circle cx="28" cy="16" r="7" />
  </>
);

/** The kit's own simple icons, in one stroke and one colour, so that no brand stands out. */
const marks = {
  mir: <path d="M9 20.5v-9l4 5.5 4-5.5v9M21 11.5v9l6-9v9M31 20.5v-9h3.5a2.8 2.8 0 0 1 0 5.6H31" />,
  sbp: <path d="M18 9v14l6-4V13zM18 9l12 7-12 7M24 13l6 3-6 3" />,
  visa: (
    <path d="M10 11.5l2.2 9 3.6-9M19.4 11.5l-1.4 9M27 12.6c-2.4-1.8-5.2-.8-5 1.2.2 2 4 1.7 4 4.2 0 2.3-3.2 3.1-5.6 1.4M28.8 20.5l4.4-9 2.4 9M30.2 17.6h4.6" />
  ),
  mastercard: circles,
  maestro: (
    <>
      {circles}
      <path d="M24 10.3v11.4" />
    </>
  ),
  wallet: <path d="M14 10h18v3h2v9H14zM34 15.5h-6v4h6" />,
  card: <path d="M13 9.5h22v13H13zM13 13.5h22M16 19h5" />,
} satisfies Record<string, ReactNode>;

export type PaymentMethod = keyof typeof marks;

export const paymentMethods = Object.keys(marks) as readonly PaymentMethod[];

export interface PaymentLogosProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Methods to show, in order. Default: all. */
  methods?: readonly PaymentMethod[];
}

/** The accepted payment methods, as a row of icons. */
export function PaymentLogos(passed: PaymentLogosProps) {
  const { methods = paymentMethods, ...props } = useDefaultProps('PaymentLogos', passed);
  const words = useWords('paymentLogos', paymentLogosWords);
  if (methods.length === 0) return null;
  return (
    <ul css={list} aria-label={words.payments} {...props}>
      {methods.map((method) => (
        <li key={method}>
          <svg
            role="img"
            aria-label={words.paymentMethods[method]}
            width="48"
            height="32"
            viewBox="0 0 48 32"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
          >
            <rect x="0.5" y="0.5" width="47" height="31" rx="2" strokeWidth="1" opacity="0.5" />
            {marks[method]}
          </svg>
        </li>
      ))}
    </ul>
  );
}

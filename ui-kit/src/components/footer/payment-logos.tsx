import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useMessages } from '../../locale/locale-provider.js';
import { tokens } from '../../tokens/generated/tokens.js';

const list = css({ display: 'flex', flexWrap: 'wrap', gap: tokens.space[2], color: tokens.color['ink-muted'] });

const word = (text: string, italic = false) => (
  <text
    x="24"
    y="20"
    textAnchor="middle"
    fontSize="12"
    fontWeight="700"
    fontStyle={italic ? 'italic' : 'normal'}
    fill="currentColor"
    stroke="none"
  >
    {text}
  </text>
);

const circles = (
  <>
    <circle cx="20" cy="16" r="7" />
    <circle cx="28" cy="16" r="7" />
  </>
);

/** Simple signs of our own: one line weight and one colour, so that no brand outshouts the goods. */
const logos: readonly { name: string; drawing: ReactNode }[] = [
  { name: 'Visa', drawing: word('VISA', true) },
  { name: 'MasterCard', drawing: circles },
  {
    name: 'Maestro',
    drawing: (
      <>
        {circles}
        <path d="M24 10.3v11.4" />
      </>
    ),
  },
  { name: 'Кошелёк', drawing: <path d="M14 10h18v3h2v9H14zM34 15.5h-6v4h6" /> },
  { name: 'Банковская карта', drawing: <path d="M13 9.5h22v13H13zM13 13.5h22M16 19h5" /> },
];

export function PaymentLogos() {
  const messages = useMessages();
  return (
    <ul css={list} aria-label={messages.payments}>
      {logos.map(({ name, drawing }) => (
        <li key={name}>
          <svg
            role="img"
            aria-label={name}
            width="48"
            height="32"
            viewBox="0 0 48 32"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
          >
            <rect x="0.5" y="0.5" width="47" height="31" rx="2" strokeWidth="1" opacity="0.5" />
            {drawing}
          </svg>
        </li>
      ))}
    </ul>
  );
}

import { useEffect, useRef, type ReactNode } from 'react';
import { useWords } from '../../locale/use-words.js';
import { Heading, Text } from '../text/text.js';
import * as styles from './return-form.styles.js';
import { returnFormWords } from './return-form.words.js';

export interface ReturnSentProps {
  number: string | undefined;
  note: ReactNode;
}

/** Replaces the form after submission. The focused button has unmounted, so this takes the focus. */
export function ReturnSent({ number, note }: ReturnSentProps) {
  const words = useWords('returnForm', returnFormWords);
  const message = useRef<HTMLDivElement>(null);

  useEffect(() => message.current?.focus(), []);

  return (
    <div ref={message} css={styles.sent} role="status" tabIndex={-1}>
      <Heading level={3} size="small">
        {words.returnSent}
      </Heading>
      {number && <Text>{words.returnNumber(number)}</Text>}
      <Text tone="muted">{note ?? words.returnSentNote}</Text>
    </div>
  );
}

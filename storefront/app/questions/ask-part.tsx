import { Button, Stack, Text } from '@meet/ui-kit';
import { useRef, useState } from 'react';
import { OwnQuestions } from './own-questions';
import { QuestionForm } from './question-form';

// A default export, because it is loaded with `React.lazy`, which needs one.
/** A button to ask about a product, and the shopper's own unanswered questions. */
export default function AskPart({ productId }: { productId: string }) {
  const [isOpen, setOpen] = useState(false);
  /** Number of questions sent from here; a change makes the own questions load again. */
  const [sent, setSent] = useState(0);
  const button = useRef<HTMLButtonElement>(null);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };

  return (
    <Stack gap={5} align="start">
      <Button
        ref={button}
        variant="secondary"
        aria-expanded={isOpen}
        onClick={() => (isOpen ? close() : setOpen(true))}
      >
        Задать вопрос
      </Button>
      {isOpen && (
        <QuestionForm
          productId={productId}
          onSent={() => {
            setSent(sent + 1);
            close();
          }}
        />
      )}
      <div role="status">
        {sent > 0 && !isOpen && <Text tone="success">Вопрос отправлен. Ответ появится здесь после проверки.</Text>}
      </div>
      <OwnQuestions key={sent} productId={productId} />
    </Stack>
  );
}

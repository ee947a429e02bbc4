import { useWords } from '../../locale/use-words.js';
import { Select } from '../select/index.js';
import { TextArea } from '../text-area/index.js';
import { longestComment, type ReturnAnswer } from './return-draft.js';
import * as styles from './return-form.styles.js';
import { returnFormWords } from './return-form.words.js';
import type { ReturnReason } from './return-reasons.js';

export interface AnswerFieldsProps {
  /** The `id`s of the two fields. */
  ids: { reason: string; comment: string };
  reasons: readonly ReturnReason[];
  answer: ReturnAnswer;
  onAnswerChange: (answer: ReturnAnswer) => void;
  errors: { reason: string | undefined; comment: string | undefined };
}

/** Fields for the reason of a return and a comment. */
export function AnswerFields({ ids, reasons, answer, onAnswerChange, errors }: AnswerFieldsProps) {
  const words = useWords('returnForm', returnFormWords);
  return (
    <div css={styles.answer}>
      <Select
        id={ids.reason}
        label={words.returnReason}
        placeholder={words.chooseReturnReason}
        required
        options={reasons.map(({ code, label }) => ({ value: code, label }))}
        value={answer.reason}
        onChange={({ target }) => onAnswerChange({ ...answer, reason: target.value })}
        error={errors.reason}
      />
      {answer.reason !== '' && (
        <TextArea
          id={ids.comment}
          label={words.returnComment}
          maxLength={longestComment}
          required={reasons.find(({ code }) => code === answer.reason)?.needsComment}
          value={answer.comment}
          onChange={({ target }) => onAnswerChange({ ...answer, comment: target.value })}
          error={errors.comment}
        />
      )}
    </div>
  );
}

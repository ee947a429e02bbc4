import { formatCount, useLocale } from '@meet/ui-kit';
import { useTexts } from '../../../browser/language';
import type { CodeField } from './code-form';
import { useCode } from './code-store';
import { codeTexts } from './code-words';

/** Returns the message that is shown below an invalid field. */
export function useFaultOf(): (field: CodeField) => string | undefined {
  const { faults: texts } = useTexts(codeTexts);
  const locale = useLocale();
  const { faults, saved } = useCode();
  return (field) => {
    const fault = faults[field];
    if (!fault) return undefined;
    if ('words' in fault) return fault.words;
    return fault.name === 'belowUsed' ? texts.belowUsed(formatCount(saved?.used ?? 0, locale)) : texts[fault.name];
  };
}

import { EmptyState, ButtonLink } from '@meet/ui-kit';
import { useTexts } from '../browser/language';
import { shellTexts } from './shell-words';

export default function NotFound() {
  const texts = useTexts(shellTexts);
  return (
    <EmptyState title={texts.lost} actions={<ButtonLink href="/">{texts.toToday}</ButtonLink>}>
      {texts.lostLead}
    </EmptyState>
  );
}

import { Input, VisuallyHidden } from '@meet/ui-kit';

/** A field that people neither see nor hear: what fills it in is a machine. */
export function Honeypot() {
  return (
    <VisuallyHidden aria-hidden="true">
      <Input label="Сайт" name="website" type="text" tabIndex={-1} autoComplete="off" />
    </VisuallyHidden>
  );
}

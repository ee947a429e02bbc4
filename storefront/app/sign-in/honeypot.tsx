import { Input, VisuallyHidden } from '@meet/ui-kit';

/** A field that people can neither see nor hear, so only a bot fills it in. */
export function Honeypot() {
  return (
    <VisuallyHidden aria-hidden="true">
      <Input label="Сайт" name="website" type="text" tabIndex={-1} autoComplete="off" />
    </VisuallyHidden>
  );
}

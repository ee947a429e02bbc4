import { Grid, Input, PhoneInput } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { LONGEST_NAME } from '../session/person-name';
import { CheckoutSection, fieldId } from './checkout-section';
import type { CheckoutStore } from './checkout-store';

/** Fields for the recipient's name, telephone and e-mail. */
export const ContactSection = observer(function ContactSection({ checkout }: { checkout: CheckoutStore }) {
  const { draft, errors } = checkout;
  return (
    <CheckoutSection number={1} title="Получатель">
      <Grid columns={[1, 2, 2]}>
        <Input
          id={fieldId('name')}
          label="Имя"
          required
          autoComplete="given-name"
          enterKeyHint="next"
          maxLength={LONGEST_NAME}
          value={draft.name}
          error={errors.name}
          onChange={({ target }) => checkout.set({ name: target.value })}
        />
        <Input
          id={fieldId('surname')}
          label="Фамилия"
          autoComplete="family-name"
          enterKeyHint="next"
          maxLength={LONGEST_NAME}
          value={draft.surname}
          error={errors.surname}
          onChange={({ target }) => checkout.set({ surname: target.value })}
        />
        <PhoneInput
          // The field keeps its own state. When a stored draft is restored, the React key changes, which mounts the
          // field anew.
          key={checkout.restored ? 'restored' : 'first'}
          id={fieldId('phone')}
          label="Телефон"
          required
          enterKeyHint="next"
          defaultValue={draft.phone}
          error={errors.phone}
          onValueChange={({ phone }) => checkout.set({ phone })}
        />
        <Input
          id={fieldId('email')}
          label="Почта"
          hint="Пришлём новости о заказе"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="next"
          maxLength={254}
          value={draft.email}
          error={errors.email}
          onChange={({ target }) => checkout.set({ email: target.value })}
        />
      </Grid>
    </CheckoutSection>
  );
});

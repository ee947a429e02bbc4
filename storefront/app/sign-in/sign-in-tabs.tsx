import { Tabs } from '@meet/ui-kit/tabs';
import type { Ref } from 'react';
import { CredentialsForm, type CredentialsFormProps } from './credentials-form';
import type { AuthType } from './use-code-request';

export interface SignInTabsProps extends Pick<CredentialsFormProps, 'address' | 'error' | 'renderedAt'> {
  defaultKind?: AuthType;
  onSent: (kind: AuthType, address: string) => void;
  /** The first input field of the open tab. */
  fieldRef?: Ref<HTMLInputElement>;
}

const labels: Record<AuthType, string> = { EMAIL: 'Email', PHONE: 'Номер телефона' };

export function SignInTabs({ defaultKind = 'EMAIL', onSent, address, error, renderedAt, fieldRef }: SignInTabsProps) {
  return (
    <Tabs
      label="Способ входа"
      defaultValue={defaultKind}
      tabs={(['EMAIL', 'PHONE'] as const).map((kind) => ({
        value: kind,
        label: labels[kind],
        content: (
          <CredentialsForm
            kind={kind}
            onSent={(sentTo) => onSent(kind, sentTo)}
            renderedAt={renderedAt}
            {...(kind === defaultKind ? { address, error, fieldRef: fieldRef ?? null } : {})}
          />
        ),
      }))}
    />
  );
}

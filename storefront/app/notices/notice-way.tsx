import { Button, RadioGroup, Stack, Text } from '@meet/ui-kit';
import { useEffect, useState } from 'react';
import { askInBrowser } from '../graphql/ask-in-browser';
import { NoticeContactsDocument, type NoticeChannel, type NoticeContactsQuery } from '../graphql/generated/graphql';
import { formatAddress } from '../sign-in/format-address';

type Contacts = NonNullable<NoticeContactsQuery['user']>;

export interface NoticeWayProps {
  disabled: boolean;
  pending: boolean;
  /** Asks for the notice. Null leaves the way to the account. */
  onAsk: (channel: NoticeChannel | null) => void;
}

const labels = { EMAIL: 'Сообщить письмом', SMS: 'Сообщить по SMS' };

/** The button that asks for a notice by the account's mailbox or telephone. An account with both is asked which. */
export function NoticeWay({ disabled, pending, onAsk }: NoticeWayProps) {
  const [contacts, setContacts] = useState<Contacts | 'asked' | null>('asked');
  const [chosen, setChosen] = useState<NoticeChannel>('EMAIL');

  useEffect(() => {
    void askInBrowser(NoticeContactsDocument, {}).then(({ data }) => setContacts(data?.user ?? null));
  }, []);

  const { email = null, phone = null } = contacts === 'asked' ? {} : (contacts ?? {});
  const both = email !== null && phone !== null;
  const channel = both ? chosen : email !== null ? 'EMAIL' : phone !== null ? 'SMS' : null;
  return (
    <Stack gap={4}>
      {both && (
        <RadioGroup
          label="Как сообщить"
          value={chosen}
          onValueChange={setChosen}
          options={[
            { value: 'EMAIL', label: 'Письмом', note: email },
            { value: 'SMS', label: 'По SMS', note: formatAddress(phone) },
          ]}
        />
      )}
      {!both && phone !== null && <Text tone="muted">{`На номер ${formatAddress(phone)}`}</Text>}
      {!both && email !== null && <Text tone="muted">{`На адрес ${email}`}</Text>}
      <Button
        wide
        size="large"
        loading={pending || contacts === 'asked'}
        disabled={disabled}
        onClick={() => onAsk(channel)}
      >
        {channel === null ? 'Сообщить' : labels[channel]}
      </Button>
    </Stack>
  );
}

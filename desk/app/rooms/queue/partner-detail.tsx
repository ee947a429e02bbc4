import { Alert, countOf, Facts, formatDay, Link, Stack, Text, TextArea, useLocale, type Fact } from '@meet/ui-kit';
import { useState, type FormEvent } from 'react';
import { useTexts } from '../../browser/language';
import type { WholePartnerRequestFragment } from '../../graphql/generated/graphql';
import type { DetailProps } from './detail-props';
import { useEntry } from './entry-store';
import { entryTexts } from './entry-words';

/** A request of somebody who wants to work with the shop, and the answer. */
export function PartnerDetail({ formId, value, step, onDecided }: DetailProps<WholePartnerRequestFragment>) {
  const texts = useTexts(entryTexts);
  const locale = useLocale();
  const store = useEntry();
  const [answer, setAnswer] = useState('');
  const { otherSender, repeats, repeatedAt } = value;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (step === 'agreePartner') onDecided('agreePartner')(await store.agreePartner(answer.trim()));
  };
  const contactsOf = ({ email, phone }: { email: string; phone: string }): Fact[] => [
    { label: texts.phone, value: <Link href={`tel:${phone}`}>{phone}</Link> },
    { label: texts.email, value: <Link href={`mailto:${email}`}>{email}</Link> },
  ];

  return (
    <form id={formId} onSubmit={(event) => void submit(event)}>
      <Stack gap={5}>
        {value.description && <Text>{value.description}</Text>}
        <Facts
          facts={[
            { label: texts.company, value: texts.companyTypes[value.companyType] },
            { label: texts.inn, value: value.inn },
            { label: texts.person, value: value.fullName },
            ...contactsOf(value),
          ]}
        />
        {repeats > 0 && repeatedAt && (
          <Text size="small" tone="muted">
            {texts.repeats(countOf(repeats, texts.repeated, locale), formatDay(repeatedAt, locale))}
          </Text>
        )}
        {otherSender && (
          <Alert tone="info" title={texts.otherSender}>
            <Facts facts={[{ label: texts.person, value: otherSender.fullName }, ...contactsOf(otherSender)]} />
          </Alert>
        )}
        {step === 'agreePartner' && (
          <TextArea
            label={texts.answer}
            hint={texts.partnerAnswerHint}
            value={answer}
            onChange={({ target }) => setAnswer(target.value)}
            rows={3}
            required
            minLength={3}
            maxLength={2000}
          />
        )}
      </Stack>
    </form>
  );
}

import { css } from '@emotion/react';
import { Heading, Stack, Text, tokens } from '@meet/ui-kit';
import { useLanguage, useTexts } from '../../browser/language';
import { noticesOf, type Services } from './notices';
import { todayTexts } from './today-words';

const list = css({ display: 'grid', gap: tokens.space[4], margin: 0, padding: 0 });

export interface ServiceNoticesProps {
  services: Services;
}

/** The services of the shop that are simulated or do not work. */
export function ServiceNotices({ services }: ServiceNoticesProps) {
  const { services: texts } = useTexts(todayTexts);
  const notices = noticesOf(services, useLanguage());
  if (!notices.length) return null;
  return (
    <section aria-labelledby="not-connected">
      <Stack gap={3}>
        <Heading level={2} size="small" id="not-connected">
          {texts.title}
        </Heading>
        <ul css={list}>
          {notices.map(({ key, text, how }) => (
            <li key={key}>
              <Text>{text}</Text>
              <Text size="small" tone="muted">
                {how}
              </Text>
            </li>
          ))}
        </ul>
      </Stack>
    </section>
  );
}

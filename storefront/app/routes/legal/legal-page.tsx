import { css } from '@emotion/react';
import { Breadcrumbs, Container, Heading, Stack, Text, tokens } from '@meet/ui-kit';
import type { ReactNode } from 'react';

const head = css({ paddingBlock: `${tokens.space[5]} ${tokens.space[6]}` });
const column = css({ maxWidth: '68ch', paddingBottom: tokens.space[16] });

export interface LegalPageProps {
  title: string;
  lead: string;
  sections: readonly { title: string; paragraphs: readonly ReactNode[] }[];
}

/**
 * A page with a legal text. The text describes what this software does; operators replace it with a text of their
 * lawyers.
 */
export function LegalPage({ title, lead, sections }: LegalPageProps) {
  return (
    <Container>
      <Stack gap={2} css={head}>
        <Breadcrumbs items={[{ name: 'Главная', href: '/' }, { name: title }]} />
        {/* No display font here, because the words of legal titles are too long for it. */}
        <Heading level={1}>{title}</Heading>
      </Stack>
      <Stack gap={8} css={column}>
        <Text size="large">{lead}</Text>
        {sections.map((section) => (
          <Stack key={section.title} gap={3}>
            <Heading level={2} size="medium">
              {section.title}
            </Heading>
            {section.paragraphs.map((paragraph, index) => (
              <Text key={index}>{paragraph}</Text>
            ))}
          </Stack>
        ))}
      </Stack>
    </Container>
  );
}

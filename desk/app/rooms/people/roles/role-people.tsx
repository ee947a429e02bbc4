import { Heading, Link, Stack, Text } from '@meet/ui-kit';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../browser/language';
import { useApi, type Answer } from '../../../graphql/api';
import { ReadingFault } from '../../../shell/reading-fault';
import { readOperators, type Operator } from '../operators/read-operators';
import { roleTexts } from './role-words';

/** The members of the role, each with a link to the page on which their role is changed. */
export function RolePeople({ roleId }: { roleId: string }) {
  const texts = useTexts(roleTexts);
  const api = useApi();
  const [tries, setTries] = useState(0);
  const [answer, setAnswer] = useState<Answer<Operator[]>>();
  useEffect(() => {
    const leaving = new AbortController();
    void readOperators(api, [{ roleId }], leaving.signal).then((given) => {
      if (!leaving.signal.aborted) setAnswer(given);
    });
    return () => leaving.abort();
  }, [api, roleId, tries]);
  const people = answer?.data;

  return (
    <Stack gap={3}>
      <Heading level={2} size="small">
        {texts.people}
      </Heading>
      <ReadingFault fault={answer?.fault} isShown={false} onAgain={() => setTries(tries + 1)} />
      {people?.length === 0 && (
        <Text size="small" tone="muted">
          {texts.nobody}
        </Text>
      )}
      {people?.map(({ id, name }) => (
        <Text key={id}>
          <Link href={`/people/${id}`}>{name}</Link>
        </Text>
      ))}
      <Text size="small" tone="muted">
        {texts.peopleLead}
      </Text>
    </Stack>
  );
}

import { css } from '@emotion/react';
import { Button, Stack, Text, tokens } from '@meet/ui-kit';
import { useTexts } from '../browser/language';
import { sessionTexts } from './session-words';

const columns = css({ columns: 2, columnGap: tokens.space[6] });

export interface RecoveryCodesProps {
  codes: readonly string[];
  /** What the button says that closes them. */
  keptLabel: string;
  onKept: () => void;
}

/** Shows the recovery codes, once. */
export function RecoveryCodes({ codes, keptLabel, onKept }: RecoveryCodesProps) {
  const texts = useTexts(sessionTexts);
  return (
    <Stack gap={5}>
      <Text>{texts.recoveryLead}</Text>
      <Text as="div" css={columns}>
        {codes.map((code) => (
          <Text as="div" key={code}>
            {code}
          </Text>
        ))}
      </Text>
      <Button wide onClick={onKept}>
        {keptLabel}
      </Button>
    </Stack>
  );
}

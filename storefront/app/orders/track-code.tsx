import { css } from '@emotion/react';
import { Button, Text, tokens, VisuallyHidden } from '@meet/ui-kit';
import { useEffect, useState } from 'react';

/** How long the button confirms that the code was copied, in milliseconds. */
const saidFor = 3000;

const line = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: tokens.space[3] });
const words = { copied: 'Скопирован', failed: 'Выделите и скопируйте номер' };

/** A track code with a button that copies it. */
export function TrackCode({ code }: { code: string }) {
  const [result, setResult] = useState<keyof typeof words | null>(null);

  useEffect(() => {
    if (result === null) return undefined;
    const timer = setTimeout(() => setResult(null), saidFor);
    return () => clearTimeout(timer);
  }, [result]);

  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => setResult('copied'),
      () => setResult('failed'),
    );

  return (
    <div css={line}>
      <Text as="span" size="small">
        {`Трек-номер ${code}`}
      </Text>
      <Button variant="ghost" aria-label={`Скопировать трек-номер ${code}`} onClick={() => void copy()}>
        {result ? words[result] : 'Скопировать'}
      </Button>
      <VisuallyHidden role="status">{result && words[result]}</VisuallyHidden>
    </div>
  );
}

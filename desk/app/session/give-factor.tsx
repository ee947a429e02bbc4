import { useTexts } from '../browser/language';
import { useApi } from '../graphql/api';
import { GiveFactorDocument } from '../graphql/generated/graphql';
import { FactorCode } from './factor-code';
import { sessionTexts } from './session-words';

/** Asks for the second factor that the operator has. */
export function GiveFactor({ onGiven }: { onGiven: () => void }) {
  const api = useApi();
  const texts = useTexts(sessionTexts);
  return (
    <FactorCode
      hint={texts.factorHint}
      send={(code) => api.ask(GiveFactorDocument, { dto: { code } })}
      onRight={onGiven}
    />
  );
}

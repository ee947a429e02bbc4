import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { NonceContext } from './nonce';

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      {/* Browsers hide the attribute, but not the property. */}
      <NonceContext value={document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce}>
        <HydratedRouter />
      </NonceContext>
    </StrictMode>,
  );
});

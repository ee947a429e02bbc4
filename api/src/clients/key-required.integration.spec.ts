import { startTestApi } from '../testing/test-api.js';

it('only the storefront’s server may call without a client key when keys are required', async () => {
  const api = await startTestApi([], { CLIENT_KEY_REQUIRED: 'true' });
  try {
    const refused = await api.ask('{ __typename }');
    expect(refused.errors![0]!.extensions).toMatchObject({ code: 'CLIENT_REFUSED', reason: 'KEY_MISSING' });
    expect(await api.ask('{ __typename }', {}, { from: '192.0.2.1' })).toEqual({ data: { __typename: 'Query' } });
  } finally {
    await api.close();
  }
});

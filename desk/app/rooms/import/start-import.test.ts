import { importAddress, knownSource, startPreview } from './start-import';
import type { Answer, DeskApi } from '../../graphql/api';

function apiOf(...answers: unknown[]) {
  const asked: Record<string, unknown>[] = [];
  const ask = (_document: string, variables: Record<string, unknown>) => {
    asked.push(variables);
    return Promise.resolve(answers.shift()) as Promise<Answer<never>>;
  };
  return { api: { ask } as unknown as DeskApi, asked };
}
const fault = { fault: { code: 'NAME_TAKEN', message: 'Занято', details: {} } };

it('an address is kept, and only its plan is asked for', async () => {
  const { api, asked } = apiOf({ data: { saveFeedSource: { id: 's' } } }, { data: { startFeedRun: { id: 'r' } } });
  const dto = { name: 'lan', format: 'YML', url: 'https://lan.example/a.yml' } as const;
  expect(await importAddress(api, dto)).toEqual({ data: 'r' });
  expect(asked).toEqual([{ dto }, { dto: { sourceId: 's', preview: true } }]);
});

it('an address that is refused is not read', async () => {
  const { api, asked } = apiOf(fault);
  expect(await importAddress(api, { name: 'lan', format: 'YML' })).toEqual(fault);
  expect(asked).toHaveLength(1);
});

it('the plan of an earlier file is asked for by its run', async () => {
  const { api, asked } = apiOf({ data: { startFeedRun: { id: 'r' } } });
  await startPreview(api, { sourceId: 's', fileOf: 'earlier' });
  expect(asked).toEqual([{ dto: { sourceId: 's', fileOf: 'earlier', preview: true } }]);
});

it('a source is known by its name, whatever its letters', () => {
  const source = { id: 's', name: 'Лань' } as never;
  expect(knownSource([source], 'лань')).toBe(source);
  expect(knownSource([source], 'лан')).toBeUndefined();
});

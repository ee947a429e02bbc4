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

it('importing from a URL saves the source and starts only a preview', async () => {
  const { api, asked } = apiOf({ data: { saveFeedSource: { id: 's' } } }, { data: { startFeedRun: { id: 'r' } } });
  const dto = { name: 'lan', format: 'YML', url: 'https://lan.example/a.yml' } as const;
  expect(await importAddress(api, dto)).toEqual({ data: 'r' });
  expect(asked).toEqual([{ dto }, { dto: { sourceId: 's', preview: true } }]);
});

it('importing from a URL starts no feed run when the source is refused', async () => {
  const { api, asked } = apiOf(fault);
  expect(await importAddress(api, { name: 'lan', format: 'YML' })).toEqual(fault);
  expect(asked).toHaveLength(1);
});

it('startPreview requests the plan of an earlier file by its feed run', async () => {
  const { api, asked } = apiOf({ data: { startFeedRun: { id: 'r' } } });
  await startPreview(api, { sourceId: 's', fileOf: 'earlier' });
  expect(asked).toEqual([{ dto: { sourceId: 's', fileOf: 'earlier', preview: true } }]);
});

it('knownSource finds a feed source by name, ignoring upper and lower case', () => {
  const source = { id: 's', name: 'Лань' } as never;
  expect(knownSource([source], 'лань')).toBe(source);
  expect(knownSource([source], 'лан')).toBeUndefined();
});

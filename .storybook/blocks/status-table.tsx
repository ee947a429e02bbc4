import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { componentStatuses, promises, sinceOf } from './component-status.js';

const stories = import.meta.glob<string>('../../ui-kit/src/components/*/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Titles such as `Actions/Button`, by the component's folder, such as `button`. */
const titles = new Map(
  Object.entries(stories).map(([path, source]) => [
    /components\/([^/]+)\//.exec(path)?.[1] ?? '',
    /^ {2}title: '([^']+)'/m.exec(source)?.[1] ?? '',
  ]),
);

const pageOf = (title: string) => `?path=/docs/${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}--docs`;

/** All components with their group, status and version, and what each status promises. */
export function StatusTable() {
  const rows = Object.entries(componentStatuses).map(([folder, status]) => {
    const [group = '', name = folder] = (titles.get(folder) ?? '').split('/');
    return { folder, group, name, status };
  });
  return (
    <>
      <ul>
        {Object.entries(promises).map(([status, promise]) => (
          <li key={status}>
            <strong>{status}</strong>: {promise}
          </li>
        ))}
      </ul>
      <table>
        <thead>
          <tr>
            {['Component', 'Group', 'Status', 'Version'].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ folder, group, name, status }) => (
            <tr key={folder}>
              <td>
                <AnchorMdx target="_self" href={pageOf(`${group}/${name}`)}>
                  {name}
                </AnchorMdx>
              </td>
              <td>{group}</td>
              <td>{status.status}</td>
              <td>{sinceOf(status)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

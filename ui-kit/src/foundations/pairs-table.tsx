import { overlayKinds, whyImpossible } from '../fixtures/overlay-kinds.js';

/** The table of overlay pairs: what the stories check, and why other pairs are impossible. */
export function PairsTable() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Opened first</th>
          {overlayKinds.map((inner) => (
            <th key={inner} scope="col">
              {inner}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {overlayKinds.map((outer) => (
          <tr key={outer}>
            <th scope="row">{outer}</th>
            {overlayKinds.map((inner) => (
              <td key={inner}>{whyImpossible(outer, inner) ?? 'Focus, Escape, announcement, stacking'}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

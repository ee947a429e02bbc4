import { render, screen } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { DrawnLater } from './drawn-later';

it('DrawnLater leaves its content out of the first paint and draws it afterwards', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const before = Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT') as unknown;
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  flushSync(() =>
    root.render(
      <section aria-label="Фильтры">
        <DrawnLater>Размер</DrawnLater>
      </section>,
    ),
  );
  expect(screen.getByRole('region')).toBeEmptyDOMElement();
  expect(await screen.findByText('Размер')).toBeVisible();
  root.unmount();
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', before);
});

it('DrawnLater shows its content once rendering has finished', () => {
  render(<DrawnLater>Размер</DrawnLater>);
  expect(screen.getByText('Размер')).toBeVisible();
});

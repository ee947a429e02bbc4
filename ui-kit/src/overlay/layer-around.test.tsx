import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ComponentType, type ReactNode } from 'react';
import { BottomSheet } from '../components/bottom-sheet/index.js';
import { Drawer } from '../components/drawer/index.js';
import { Modal } from '../components/modal/index.js';
import { Popover } from '../components/popover/index.js';

interface OpenProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  children: ReactNode;
}

const dialogs: Record<string, ComponentType<OpenProps>> = { Modal, Drawer, BottomSheet };
const inners: Record<string, ComponentType<OpenProps>> = {
  ...dialogs,
  Popover: (props) => (
    <Popover
      trigger={(trigger) => (
        <button type="button" {...trigger}>
          Подробнее
        </button>
      )}
      {...props}
    />
  ),
};
const pairs = Object.keys(dialogs).flatMap((outer) => Object.keys(inners).map((inner) => [outer, inner] as const));

it.each(pairs)(
  'a %s opened together with a %s inside it lies below, and Escape closes one at a time',
  async (...kinds) => {
    const [Outer, Inner] = [dialogs[kinds[0]]!, inners[kinds[1]]!];
    function BothOpen() {
      const [outer, setOuter] = useState(true);
      const [inner, setInner] = useState(true);
      return (
        <Outer open={outer} onOpenChange={setOuter} title="Снаружи">
          <Inner open={inner} onOpenChange={setInner} title="Внутри">
            <input aria-label="Поле" />
          </Inner>
        </Outer>
      );
    }
    render(<BothOpen />);
    const dialog = (name: string) => screen.queryByRole('dialog', { name, hidden: true });
    await waitFor(() => expect(dialog('Внутри')).toContainElement(document.activeElement as HTMLElement));
    const layerOf = (name: string) => Number(dialog(name)?.style.getPropertyValue('--layer-index'));
    expect(layerOf('Внутри')).toBeGreaterThan(layerOf('Снаружи'));

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog('Внутри')).not.toBeInTheDocument());
    expect(dialog('Снаружи')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog('Снаружи')).not.toBeInTheDocument());
  },
);

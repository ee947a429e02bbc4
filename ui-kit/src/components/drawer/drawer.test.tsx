import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef, useState, type Ref } from 'react';
import { Drawer } from './index.js';

interface ExampleProps {
  onOpenChange?: (open: boolean) => void;
  panelRef?: Ref<HTMLDivElement>;
  className?: string;
}

function Example({ onOpenChange, panelRef, className }: ExampleProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Открыть
      </button>
      <Drawer
        ref={panelRef}
        className={className}
        open={open}
        onOpenChange={(next) => {
          onOpenChange?.(next);
          setOpen(next);
        }}
        title="Фильтры"
        footer={<button type="button">Показать</button>}
      >
        Цена
      </Drawer>
    </>
  );
}

async function openDrawer() {
  await userEvent.click(screen.getByRole('button', { name: 'Открыть' }));
  return screen.findByRole('dialog', { name: 'Фильтры' });
}

describe('Drawer', () => {
  it('Drawer renders nothing of its content while closed', () => {
    render(<Example />);
    expect(screen.queryByText('Цена')).toBeNull();
  });

  it('Drawer is named by its title, takes the focus and returns it on Escape', async () => {
    render(<Example />);
    const dialog = await openDrawer();
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Открыть' })).toHaveFocus());
  });

  it('Drawer is closed by its button and reports the closing once', async () => {
    const onOpenChange = jest.fn();
    render(<Example onOpenChange={onOpenChange} />);
    await openDrawer();
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(onOpenChange.mock.calls).toEqual([[false]]);
  });

  it('Drawer passes ref and className to its panel', async () => {
    const ref = createRef<HTMLDivElement>();
    render(<Example panelRef={ref} className="from-outside" />);
    const dialog = await openDrawer();
    expect(ref.current).toBe(dialog);
    expect(dialog).toHaveClass('from-outside');
  });
});

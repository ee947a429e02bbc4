import { render, screen } from '@testing-library/react';
import { act } from 'react';
import { Button, Heading, IconButton, ProductCard, PromoCodeField } from '../index.js';
import { components, withoutElement } from '../testing/samples.js';
import { DefaultPropsContext } from './default-props.js';
import { DefaultsProvider, type PartDefaults } from './defaults-provider.js';

/**
 * What takes no default props of its own name: providers, icons, the pieces that get their props from the part around them, and
 * the pieces of the combobox, which take those of `Combobox`.
 */
const without =
  /Provider$|.Icon$|^(Anchor|IconFrame|StreamedStyles|StyleScript|ThemeScript|Toaster)$|^(ProductCard|OrderCard|FilterPanel|Gallery).|^Combobox(Field|List)|^CartLine(?!$|Skeleton)/;
const parts = Object.entries({ ...components, ...withoutElement }).filter(([name]) => !without.test(name));

it.each(parts)('the component %s reads its default props from the context', async (name, sample) => {
  const asked = new Set<string>();
  const add = <Props extends object>(part: string, given: Props) => {
    asked.add(part);
    return given;
  };
  render(<DefaultPropsContext value={add}>{sample({})}</DefaultPropsContext>);
  await act(async () => undefined);
  expect([...asked]).toContain(name);
});

describe('DefaultsProvider', () => {
  it('a component gets default props from DefaultsProvider for props that its caller does not pass', () => {
    render(
      <DefaultsProvider defaults={{ Button: { type: 'submit', name: 'order' } }}>
        <Button name="cart" type={undefined}>
          Save
        </Button>
      </DefaultsProvider>,
    );
    expect(screen.getByRole('button')).toHaveAttribute('type', 'submit');
    expect(screen.getByRole('button')).toHaveAttribute('name', 'cart');
  });

  it('a nested DefaultsProvider adds its defaults to those of the outer provider', () => {
    render(
      <DefaultsProvider defaults={{ Button: { type: 'submit', name: 'order' }, Heading: { level: 4 } }}>
        <DefaultsProvider defaults={{ Button: { name: 'cart' } }}>
          <Heading>Cart</Heading>
          <Button>Save</Button>
        </DefaultsProvider>
      </DefaultsProvider>,
    );
    expect(screen.getByRole('heading', { level: 4 })).toBeVisible();
    expect(screen.getByRole('button')).toHaveAttribute('type', 'submit');
    expect(screen.getByRole('button')).toHaveAttribute('name', 'cart');
  });

  it('components inside a component get their default props too, unless the outer component passes the prop', () => {
    render(
      <DefaultsProvider defaults={{ Button: { title: 'Ours', type: 'reset' } }}>
        <PromoCodeField state="idle" onSubmit={() => undefined} onReset={() => undefined} />
      </DefaultsProvider>,
    );
    expect(screen.getByTitle('Ours')).toHaveAttribute('type', 'submit');
  });

  it('a ProductCard has the heading level that DefaultsProvider sets for all cards', () => {
    render(
      <DefaultsProvider defaults={{ ProductCard: { headingLevel: 2 } }}>
        <ProductCard href="/" name="Runner" images={[]} offer={null} />
      </DefaultsProvider>,
    );
    expect(screen.getByRole('heading', { level: 2, name: /Runner/ })).toBeVisible();
  });

  it('the type PartDefaults accepts only props of the named component, and no unknown component', () => {
    const taken: PartDefaults = { Button: { size: 'large' }, RadioGroup: { labelHidden: true } };
    // @ts-expect-error -- no such size
    const size: PartDefaults = { Button: { size: 'huge' } };
    // @ts-expect-error -- no such part
    const part: PartDefaults = { Knob: {} };
    // @ts-expect-error -- a piece takes its props from its card
    const piece: PartDefaults = { ProductCardName: {} };
    // @ts-expect-error -- an icon button has no children
    const prop: PartDefaults = { IconButton: { children: 'More' } };
    expect([taken, size, part, piece, prop]).toHaveLength(5);
    expect(IconButton).toBeDefined();
  });
});

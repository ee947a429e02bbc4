import { Button } from '../components/button/index.js';
import { Card } from '../components/card/index.js';
import { CartLine } from '../components/cart-line/index.js';
import { RemovableChip } from '../components/chip/index.js';
import { Input } from '../components/input/index.js';
import { Select } from '../components/select/index.js';
import { SizeGridTable } from '../components/size-grid-table/index.js';
import { Stack } from '../components/stack/index.js';
import { Tabs } from '../components/tabs/index.js';
import { Heading, Text } from '../components/text/index.js';
import { courtLine } from '../fixtures/orders.js';

const sizes = [
  { eu: '41', uk: '7', us: '8', cm: '26', height: null },
  { eu: '42', uk: '8', us: '8,5', cm: '26,5', height: null },
  { eu: '43', uk: '9', us: '9,5', cm: '27,5', height: null },
];

const nothing = () => undefined;

/** The components that density and radius change most: controls, chips, tabs, a cart line and table rows. */
export function ThemeParts({ title }: { title: string }) {
  return (
    <Stack gap={5} role="group" aria-label={title}>
      <Heading level={2}>{title}</Heading>
      <Stack direction="row" gap={3} wrap>
        <Button>В корзину</Button>
        <Button variant="secondary">Таблица размеров</Button>
      </Stack>
      <Input label="Почта" placeholder="anna@example.ru" hint="Пришлём чек" />
      <Select
        label="Оценка размера"
        options={[
          { value: 'small', label: 'Маломерят' },
          { value: 'true', label: 'В размер' },
        ]}
        defaultValue="true"
      />
      <Stack direction="row" gap={2} wrap>
        {['Nordvik', '42', 'Со скидкой'].map((name) => (
          <RemovableChip key={name} label={name} href="/catalog" />
        ))}
      </Stack>
      <Tabs
        label={`Как доставить: ${title}`}
        tabs={[
          { value: 'point', label: 'В пункт выдачи', content: <Text>Завтра, бесплатно</Text> },
          { value: 'courier', label: 'Курьером', content: <Text>24 ноября, 390 ₽</Text> },
        ]}
      />
      <CartLine {...courtLine} headingLevel={3} onCheckedChange={nothing} onRemove={nothing} />
      <Card>
        <SizeGridTable label={`Размеры: ${title}`} rows={sizes} value="42" onValueChange={nothing} />
      </Card>
    </Stack>
  );
}

import { Button, Input, PhoneInput, Select, Stack, Text, TextArea } from '@meet/ui-kit';
import { useState } from 'react';
import { PhotoField } from '../uploads/photo-field';
import { ProductField } from './product-field';
import type { PriceMatchState } from './use-price-match';

/** Maximum number of characters that the API accepts. */
const longestLink = 1000;
const longestText = 2000;

export interface PriceMatchFormProps {
  state: PriceMatchState;
  /** Whether the shopper chooses the product; otherwise it is given. */
  choosesProduct: boolean;
}

export function PriceMatchForm({ state, choosesProduct }: PriceMatchFormProps) {
  const { form, subject, sizes, draft, faults, failure, change } = state;
  // The field is uncontrolled; it starts with the text typed before the dialog was closed.
  const [typedPhone] = useState(draft.phone);
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void state.send();
      }}
    >
      <Stack gap={4}>
        <Text>
          {!choosesProduct && subject && `${subject.product.name}. `}
          Покажите, где дешевле: мы проверим и, если сможем, предложим вам свою цену.
        </Text>
        {choosesProduct && <ProductField first={subject?.product} error={faults.product} onChoose={state.choose} />}
        {sizes.length > 1 && (
          <Select
            label="Размер"
            placeholder="Любой"
            value={state.itemId}
            error={faults.itemId}
            options={sizes.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={({ target }) => change({ itemId: target.value })}
          />
        )}
        <Input
          label="Ссылка на товар в другом магазине"
          hint="Или приложите снимок, на котором видна цена"
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          maxLength={longestLink}
          value={draft.link}
          error={faults.link}
          onChange={({ target }) => change({ link: target.value })}
        />
        {state.needsPhone && (
          <PhoneInput
            label="Номер телефона"
            required
            hint="Пришлём SMS, если согласуем цену"
            defaultValue={typedPhone}
            error={faults.phone}
            onValueChange={({ phone }) => change({ phone })}
          />
        )}
        <TextArea
          label="Комментарий"
          maxLength={longestText}
          value={draft.text}
          error={faults.text}
          onChange={({ target }) => change({ text: target.value })}
        />
        <PhotoField label="Снимки экрана или ценника" uploads={state.uploads} error={faults.photos} />
        {failure !== null && (
          <Text tone="error" role="alert">
            {failure}
          </Text>
        )}
        <Button type="submit" size="large" wide loading={state.pending}>
          Отправить
        </Button>
      </Stack>
    </form>
  );
}

import { Button, Input, Popover, Select, Stack } from '@meet/ui-kit';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../browser/language';
import { hrefOf } from './goods-filters';
import { goodsTexts } from './goods-words';

/** Filters that are rarely needed: bounds of the price, and the time of the last change. */
export function MoreFilters({ params }: { params: URLSearchParams }) {
  const texts = useTexts(goodsTexts);
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const textOf = (name: string) => String(typed.get(name) ?? '').replace(/\D/gu, '');
    setOpen(false);
    void navigate(hrefOf(params, { from: textOf('from'), to: textOf('to'), days: textOf('days') }));
  };

  return (
    <Popover
      title={texts.more}
      open={open}
      onOpenChange={setOpen}
      trigger={(trigger) => (
        <Button variant="secondary" {...trigger}>
          {texts.more}
        </Button>
      )}
    >
      <form onSubmit={submit}>
        <Stack gap={4}>
          <Input label={texts.priceFrom} name="from" inputMode="numeric" defaultValue={params.get('from') ?? ''} />
          <Input label={texts.priceTo} name="to" inputMode="numeric" defaultValue={params.get('to') ?? ''} />
          <Select
            label={texts.days}
            name="days"
            defaultValue={params.get('days') ?? ''}
            options={[
              { value: '', label: texts.anyDays },
              ...Object.entries(texts.daysOf).map(([value, label]) => ({ value, label })),
            ]}
          />
          <Button type="submit">{texts.apply}</Button>
        </Stack>
      </form>
    </Popover>
  );
}

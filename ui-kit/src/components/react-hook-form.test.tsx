import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Controller, useForm } from 'react-hook-form';
import { Button } from './button/index.js';
import { Checkbox } from './checkbox/index.js';
import { DatePicker } from './date-picker/index.js';
import { Input } from './input/index.js';
import { MarkdownField } from './markdown-field/index.js';
import { MultiSelect } from './multi-select/index.js';
import { RadioGroup } from './radio-group/index.js';
import { Select } from './select/index.js';
import { TagInput } from './tag-input/index.js';
import { TextArea } from './text-area/index.js';

const brands = [
  { value: 'aura', label: 'Aura' },
  { value: 'tempo', label: 'Tempo' },
] as const;

const onSubmit = jest.fn<(values: unknown) => void>();
beforeEach(() => onSubmit.mockClear());

describe('register', () => {
  const first = { name: '', note: 'Good', brand: 'aura', gift: false };

  function Form() {
    const { register, handleSubmit, reset, formState } = useForm({ defaultValues: first });
    return (
      <form noValidate onSubmit={(event) => void handleSubmit((values) => onSubmit(values))(event)}>
        <Input
          label="Name"
          error={formState.errors.name?.message}
          {...register('name', { required: 'Write your name' })}
        />
        <TextArea label="Review" {...register('note')} />
        <Select label="Brand" options={brands} {...register('brand')} />
        <Checkbox label="Gift" {...register('gift')} />
        <Button type="submit">Send</Button>
        <Button onClick={() => reset()}>Clear</Button>
      </form>
    );
  }

  it('a registered field gives its value to the form, shows its error, and takes the focus if it is wrong', async () => {
    render(<Form />);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    const name = screen.getByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name).toHaveAccessibleDescription('Write your name'));
    expect(name).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.type(name, 'Anna');
    await userEvent.type(screen.getByRole('textbox', { name: 'Review' }), '!');
    await userEvent.selectOptions(screen.getByRole('combobox'), 'tempo');
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith({ name: 'Anna', note: 'Good!', brand: 'tempo', gift: true }),
    );
  });

  it('a registered field shows its first value again when the form is reset', async () => {
    render(<Form />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Review' }), '!');
    await userEvent.selectOptions(screen.getByRole('combobox'), 'tempo');
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.getByRole('textbox', { name: 'Review' })).toHaveValue('Good');
    expect(screen.getByRole('combobox')).toHaveValue('aura');
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });
});

describe('Controller', () => {
  interface Values {
    day: string | null;
    tags: string[];
    brands: string[];
    brand: 'aura' | 'tempo';
    text: string;
  }
  const first: Values = { day: null, tags: ['care'], brands: [], brand: 'aura', text: '' };

  function Form() {
    const { control, handleSubmit, reset } = useForm<Values>({ defaultValues: first });
    return (
      <form noValidate onSubmit={(event) => void handleSubmit((values) => onSubmit(values))(event)}>
        <Controller
          control={control}
          name="text"
          rules={{ required: 'Write a text' }}
          render={({ field: { onChange, ...field }, fieldState }) => (
            <MarkdownField label="Text" {...field} error={fieldState.error?.message} onValueChange={onChange} />
          )}
        />
        <Controller
          control={control}
          name="day"
          render={({ field: { onChange, ...field } }) => <DatePicker label="Day" {...field} onValueChange={onChange} />}
        />
        <Controller
          control={control}
          name="tags"
          render={({ field: { onChange, ...field } }) => (
            <TagInput label="Topics" {...field} onValueChange={onChange} />
          )}
        />
        <Controller
          control={control}
          name="brands"
          render={({ field: { onChange, ...field } }) => (
            <MultiSelect label="Brands" options={brands} {...field} onValueChange={onChange} />
          )}
        />
        <Controller
          control={control}
          name="brand"
          render={({ field: { onChange, ...field } }) => (
            <RadioGroup label="Main brand" options={brands} {...field} onValueChange={onChange} />
          )}
        />
        <Button type="submit">Send</Button>
        <Button onClick={() => reset()}>Clear</Button>
      </form>
    );
  }

  const fill = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Список' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Day' }), '25.11.2026');
    await userEvent.type(screen.getByRole('textbox', { name: 'Topics' }), 'suede{Enter}');
    await userEvent.click(screen.getByRole('combobox'));
    await userEvent.click(await screen.findByRole('option', { name: 'Tempo' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Tempo' }));
  };

  it('a controlled field gives its value to the form, and takes the focus if it is wrong', async () => {
    render(<Form />);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Text' })).toHaveFocus());
    expect(screen.getByRole('textbox', { name: 'Text' })).toHaveAccessibleDescription('Write a text');
    await fill();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith({
        day: '2026-11-25',
        tags: ['care', 'suede'],
        brands: ['tempo'],
        brand: 'tempo',
        text: '- ',
      }),
    );
  });

  it('a controlled field shows its first value again when the form is reset', async () => {
    render(<Form />);
    await fill();
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Day' })).toHaveValue(''));
    expect(screen.getByRole('textbox', { name: 'Text' }).textContent).toBe('');
    expect(screen.queryByText('suede')).not.toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Aura' })).toBeChecked();
  });
});

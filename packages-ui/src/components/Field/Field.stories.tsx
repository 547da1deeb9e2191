import type { Meta, StoryObj } from '@storybook/react-vite';
import { Controller, useForm } from 'react-hook-form';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/index.js';
import { Select } from '../Select/index.js';
import { TextField } from '../TextField/index.js';
import { Field } from './Field.js';

const meta = {
  title: 'Components/Field',
  component: Field,
  args: {
    label: 'Bedtime',
    children: (control) => <input type="time" className="rounded-sm border border-line-2 p-2" {...control} />,
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Bedtime')).toHaveAttribute('type', 'time');
  },
};

export const WithHintAndError: Story = {
  args: {
    hint: 'The phone locks itself then',
    error: 'Bedtime must be after the end of homework',
    required: true,
  },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText(/Bedtime/);
    await expect(input).toHaveAccessibleDescription(
      'The phone locks itself then Bedtime must be after the end of homework',
    );
    await expect(input).toBeInvalid();
  },
};

interface ChildForm {
  name: string;
  year: string;
}
const submitted = fn();

function ReactHookFormExample() {
  const { register, control, handleSubmit, formState } = useForm<ChildForm>({
    defaultValues: { name: '', year: '' },
  });
  return (
    <form noValidate className="grid max-w-sm gap-4" onSubmit={handleSubmit((values) => submitted(values))}>
      <TextField
        label="Name of the child"
        error={formState.errors.name?.message}
        {...register('name', { required: 'Give a name' })}
      />
      <Controller
        control={control}
        name="year"
        rules={{ required: 'Choose a year' }}
        render={({ field: { onChange, ref, ...field }, fieldState }) => (
          <Select
            label="Year of birth"
            placeholder="Choose"
            options={['2012', '2013', '2014'].map((year) => ({ value: year, label: year }))}
            error={fieldState.error?.message}
            onValueChange={onChange}
            ref={ref}
            {...field}
          />
        )}
      />
      <Button type="submit">Save</Button>
    </form>
  );
}

export const WithReactHookForm: Story = {
  render: () => <ReactHookFormExample />,
  beforeEach: () => {
    submitted.mockClear();
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const name = canvas.getByRole('textbox', { name: 'Name of the child' });
    await expect(await canvas.findByText('Choose a year')).toBeVisible();
    await expect(name).toHaveAccessibleDescription('Give a name');
    await expect(name).toHaveFocus();

    await userEvent.type(name, 'Zosia');
    await userEvent.click(canvas.getByRole('combobox', { name: 'Year of birth' }));
    const option = [...canvasElement.ownerDocument.querySelectorAll('[role=option]')].find(
      (element) => element.textContent === '2013',
    );
    await userEvent.click(option as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(submitted).toHaveBeenCalledWith({ name: 'Zosia', year: '2013' });
  },
};

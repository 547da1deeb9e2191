import type { Meta, StoryObj } from '@storybook/react-vite';
import { Controller, useForm, type FieldErrors, type Resolver } from 'react-hook-form';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { AvatarPicker } from '../AvatarPicker/index.js';
import { Button } from '../Button/index.js';
import { Checkbox } from '../Checkbox/index.js';
import { PinInput } from '../PinInput/index.js';
import { RadioGroup } from '../RadioGroup/index.js';
import { Select } from '../Select/index.js';
import { Switch } from '../Switch/index.js';
import { TextArea } from '../TextArea/index.js';
import { TextField } from '../TextField/index.js';
import { useFocusFirstInvalid } from './index.js';

interface ChildForm {
  avatar: 1 | 2 | null;
  name: string;
  year: string;
  whenOver: string;
  pin: string;
  note: string;
  protect: boolean;
  terms: boolean;
}

const empty: ChildForm = {
  avatar: null,
  name: '',
  year: '',
  whenOver: '',
  pin: '',
  note: '',
  protect: true,
  terms: false,
};

/** What a schema of zod gives through its resolver: values, or a message at each path that does not fit. */
const rules: Record<keyof ChildForm, (values: ChildForm) => string | false> = {
  avatar: ({ avatar }) => avatar === null && 'Choose a face',
  name: ({ name }) => name.trim() === '' && 'Give a name',
  year: ({ year }) => year === '' && 'Choose a year',
  whenOver: ({ whenOver }) => whenOver === '' && 'Choose what happens',
  pin: ({ pin }) => pin.length < 9 && 'A PIN has nine digits',
  note: ({ note }) => note.length > 20 && 'At most 20 characters',
  protect: () => false,
  terms: ({ terms }) => !terms && 'You need to accept this to go on',
};

const resolver: Resolver<ChildForm> = (values) => {
  const errors: FieldErrors<ChildForm> = {};
  for (const path of Object.keys(rules) as (keyof ChildForm)[]) {
    const message = rules[path](values);
    if (message) errors[path] = { type: 'custom', message };
  }
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
};

const submitted = fn();

/** Fields that are native inputs take `register`; the others take a Controller. */
function ChildFormExample({ values }: { values?: Partial<ChildForm> }) {
  const { register, control, handleSubmit, formState } = useForm<ChildForm>({
    defaultValues: { ...empty, ...values },
    resolver,
    shouldFocusError: false,
  });
  const form = useFocusFirstInvalid(formState.submitCount);
  const { errors } = formState;
  return (
    <form
      ref={form}
      noValidate
      className="grid max-w-md gap-5"
      onSubmit={(event) => void handleSubmit((data) => submitted(data))(event)}
    >
      <Controller
        control={control}
        name="avatar"
        render={({ field: { onChange, ...field } }) => (
          <AvatarPicker
            label="Face"
            boyLabel="Boy"
            girlLabel="Girl"
            onValueChange={onChange}
            error={errors.avatar?.message}
            {...field}
          />
        )}
      />
      <TextField label="Name of the child" error={errors.name?.message} {...register('name')} />
      <Controller
        control={control}
        name="year"
        render={({ field: { onChange, ...field } }) => (
          <Select
            label="Year of birth"
            placeholder="Choose"
            options={['2012', '2013'].map((year) => ({ value: year, label: year }))}
            onValueChange={onChange}
            error={errors.year?.message}
            {...field}
          />
        )}
      />
      <Controller
        control={control}
        name="whenOver"
        render={({ field: { onChange, ...field } }) => (
          <RadioGroup
            label="When time is up"
            options={[
              { value: 'warn', label: 'Warn' },
              { value: 'lock', label: 'Lock the phone' },
            ]}
            onValueChange={onChange}
            error={errors.whenOver?.message}
            {...field}
          />
        )}
      />
      <Controller
        control={control}
        name="pin"
        render={({ field: { onChange, ...field } }) => (
          <PinInput label="PIN" onValueChange={onChange} error={errors.pin?.message} {...field} />
        )}
      />
      <TextArea label="Note" error={errors.note?.message} {...register('note')} />
      <Controller
        control={control}
        name="protect"
        render={({ field: { onChange, value, ...field } }) => (
          <Switch label="Protection" onCheckedChange={onChange} checked={value} {...field} />
        )}
      />
      <Checkbox label="I am the parent" error={errors.terms?.message} {...register('terms')} />
      <Button type="submit">Save</Button>
    </form>
  );
}

/** Every field of the kit in one form of react-hook-form. */
const meta = {
  title: 'Components/Fields in a form',
  component: ChildFormExample,
  beforeEach: () => {
    submitted.mockClear();
  },
} satisfies Meta<typeof ChildFormExample>;

export default meta;
type Story = StoryObj<typeof meta>;

const save = (canvas: { getByRole: (role: 'button', options: { name: string }) => HTMLElement }) =>
  userEvent.click(canvas.getByRole('button', { name: 'Save' }));

export const Empty: Story = {};

export const SaysWhatIsWrong: Story = {
  play: async ({ canvas }) => {
    await save(canvas);
    await expect(await canvas.findByText('Choose a face')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name of the child' })).toHaveAccessibleDescription(
      'Give a name',
    );
    await expect(canvas.getByRole('combobox', { name: 'Year of birth' })).toBeInvalid();
    await expect(canvas.getByRole('radiogroup', { name: 'When time is up' })).toHaveAccessibleDescription(
      'Choose what happens',
    );
    await expect(canvas.getByRole('textbox', { name: 'PIN' })).toBeInvalid();
    await expect(canvas.getByRole('checkbox', { name: 'I am the parent' })).toBeInvalid();
    await expect(submitted).not.toHaveBeenCalled();
  },
};

const good = {
  avatar: 2,
  name: 'Zosia',
  year: '2013',
  whenOver: 'warn',
  pin: '123456789',
  terms: true,
} as const;

export const FocusesTheFirstBadFace: Story = {
  args: { values: { ...good, avatar: null, name: '' } },
  play: async ({ canvas }) => {
    await save(canvas);
    await waitFor(() =>
      expect(canvas.getByRole('radiogroup', { name: 'Face' })).toContainElement(
        document.activeElement as HTMLElement,
      ),
    );
  },
};

export const FocusesTheFirstBadText: Story = {
  args: { values: { ...good, name: '', year: '' } },
  play: async ({ canvas }) => {
    await save(canvas);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name of the child' })).toHaveFocus());
  },
};

export const FocusesTheFirstBadSelect: Story = {
  args: { values: { ...good, year: '', pin: '12' } },
  play: async ({ canvas }) => {
    await save(canvas);
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Year of birth' })).toHaveFocus());
  },
};

export const FocusesTheFirstBadRadio: Story = {
  args: { values: { ...good, whenOver: '', pin: '12' } },
  play: async ({ canvas }) => {
    await save(canvas);
    await waitFor(() =>
      expect(canvas.getByRole('radiogroup', { name: 'When time is up' })).toContainElement(
        document.activeElement as HTMLElement,
      ),
    );
  },
};

export const FocusesTheFirstBadPin: Story = {
  args: { values: { ...good, pin: '12', terms: false } },
  play: async ({ canvas }) => {
    await save(canvas);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'PIN' })).toHaveFocus());
  },
};

export const Mended: Story = {
  args: { values: { ...good, name: '' } },
  play: async ({ canvas }) => {
    await save(canvas);
    const name = canvas.getByRole('textbox', { name: 'Name of the child' });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.keyboard('Zosia');
    await waitFor(() => expect(name).toBeValid());
    await userEvent.click(canvas.getByRole('switch', { name: 'Protection' }));
    await save(canvas);
    await waitFor(() =>
      expect(submitted).toHaveBeenCalledWith({ ...good, name: 'Zosia', note: '', protect: false }),
    );
  },
};

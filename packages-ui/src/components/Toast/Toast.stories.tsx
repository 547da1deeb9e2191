import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.js';
import { toast, Toaster } from './Toast.js';

const undo = fn();

const meta = {
  title: 'Components/Toast',
  component: Toaster,
  args: { label: 'Notifications' },
  beforeEach: () => () => {
    toast.dismiss();
  },
  render: (args) => (
    <div className="flex min-h-72 flex-wrap content-start gap-3">
      <Button onClick={() => toast.success('Schedule saved')}>Save</Button>
      <Button
        variant="secondary"
        onClick={() => toast.error('Could not save', { description: 'The server did not answer.' })}
      >
        Fail
      </Button>
      <Button
        variant="secondary"
        onClick={() => toast.info('App hidden', { action: { label: 'Undo', onClick: undo } })}
      >
        Hide
      </Button>
      <Button
        variant="ghost"
        onClick={() =>
          toast.error(
            'Benachrichtigungseinstellungsänderungsanforderung wurde vom Gerät nicht entgegengenommen',
          )
        }
      >
        Long
      </Button>
      <Toaster {...args} />
    </div>
  ),
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

async function tabTo(target: HTMLElement) {
  for (let step = 0; step < 4 && document.activeElement !== target; step += 1) await userEvent.tab();
  await expect(target).toHaveFocus();
}

/** The toasts as they are seen: what is read out stands elsewhere for a second. */
const toasts = () => within(screen.getByRole('region', { name: /Notifications/ }));

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await toasts().findByText('Schedule saved')).toBeVisible();
  },
};

export const Failure: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    await expect(await toasts().findByText('The server did not answer.')).toBeVisible();
  },
};

export const WithAction: Story = {
  play: async ({ canvas }) => {
    undo.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide' }));
    await userEvent.click(await toasts().findByRole('button', { name: 'Undo' }));
    await expect(undo).toHaveBeenCalledOnce();
  },
};

export const GoesAwayAfterFiveSeconds: Story = {
  play: async ({ canvas }) => {
    const timer = spyOn(window, 'setTimeout');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await toasts().findByText('Schedule saved');
    await waitFor(() => expect(timer.mock.calls.map(([, delay]) => delay)).toContain(5000));
    timer.mockRestore();
  },
};

export const StaysUnderThePointer: Story = {
  args: { duration: 300 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const message = await toasts().findByText('Schedule saved');
    await userEvent.hover(message);
    // Time itself is what is tested: three lifetimes pass while the pointer rests on it.
    await new Promise((resolve) => setTimeout(resolve, 900));
    await expect(message).toBeVisible();
    await userEvent.unhover(message);
    await waitFor(() => expect(toasts().queryByText('Schedule saved')).toBeNull(), { timeout: 3000 });
  },
};

export const StaysWhileTheKeyboardIsInIt: Story = {
  render: (args) => (
    <div className="flex min-h-72 flex-wrap content-start gap-3">
      <Button
        onClick={() =>
          toast.success('Blocked', { duration: 300, action: { label: 'Take it back', onClick: undo } })
        }
      >
        Block
      </Button>
      <Toaster {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Block' }));
    const message = await toasts().findByText('Blocked');
    const button = toasts().getByRole('button', { name: 'Take it back' });
    button.focus();
    // Time itself is what is tested: three lifetimes pass while the keyboard is there.
    await new Promise((resolve) => setTimeout(resolve, 900));
    await expect(message).toBeVisible();
    button.blur();
    await waitFor(() => expect(toasts().queryByText('Blocked')).toBeNull(), { timeout: 3000 });
  },
};

/** Whoever goes on with Tab gets out of the toasts, and whoever takes something back is where they were. */
export const NeverKeepsTheKeyboard: Story = {
  render: (args) => (
    <div className="flex min-h-72 flex-wrap content-start gap-3">
      <Button
        onClick={() =>
          toast.success('Blocked', { duration: Infinity, action: { label: 'Take it back', onClick: undo } })
        }
      >
        Block
      </Button>
      <Toaster {...args} />
      <Button variant="secondary">What follows</Button>
    </div>
  ),
  play: async ({ canvas }) => {
    const block = canvas.getByRole('button', { name: 'Block' });
    await userEvent.click(block);
    const back = await toasts().findByRole('button', { name: 'Take it back' });
    await tabTo(back);
    await tabTo(canvas.getByRole('button', { name: 'What follows' }));
    block.focus();
    back.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(block).toHaveFocus());
  },
};

export const LongText: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Long' }));
    await expect(await toasts().findByText(/Benachrichtigungs/)).toBeVisible();
  },
};

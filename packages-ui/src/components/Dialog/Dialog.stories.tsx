import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.js';
import { ConfirmDialog } from '../ConfirmDialog/index.js';
import { Menu, MenuItem } from '../Menu/index.js';
import { Skeleton } from '../Skeleton/index.js';
import { TextField } from '../TextField/index.js';
import { Dialog, DialogClose } from './Dialog.js';

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  args: {
    title: 'Add a profile',
    description: 'One profile for each child.',
    closeLabel: 'Close',
    trigger: <Button>Add a profile</Button>,
    children: <TextField label="Name of the child" />,
    footer: (
      <>
        <DialogClose>
          <Button variant="secondary">Cancel</Button>
        </DialogClose>
        <Button>Save</Button>
      </>
    ),
    onOpenChange: fn(),
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Add a profile' });
    await userEvent.click(trigger);
    const dialog = await screen.findByRole('dialog', { name: 'Add a profile' });
    await expect(dialog).toHaveAccessibleDescription('One profile for each child.');
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const Open: Story = { args: { defaultOpen: true } };

export const ClosedByItsButton: Story = {
  args: { defaultOpen: true },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const WithoutDescription: Story = {
  args: { defaultOpen: true, description: undefined, footer: undefined },
};

export const BeginsAtItsFirstField: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a profile' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name of the child' })).toHaveFocus());
  },
};

/** A field further down would hide what has to be read first. */
export const BeginsAtTheTopOfLongText: Story = {
  args: {
    defaultOpen: true,
    children: (
      <div className="grid gap-3">
        {Array.from({ length: 40 }, (_, line) => (
          <p key={line}>{line + 1}. What is written here comes first.</p>
        ))}
        <TextField label="Your name" />
      </div>
    ),
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
    await expect(document.querySelector('[data-slot=dialog-body]')).toHaveProperty('scrollTop', 0);
  },
};

export const PressOutsideCloses: Story = {
  args: { defaultOpen: true },
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    const overlay = document.querySelector('[data-slot=dialog-overlay]');
    if (!overlay) throw new Error('there is no veil');
    await userEvent.click(overlay);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const Loading: Story = { args: { defaultOpen: true, children: <Skeleton lines={3} /> } };

export const WithError: Story = {
  args: {
    defaultOpen: true,
    children: <TextField label="Name of the child" error="There is a profile with this name already" />,
  },
};

export const Small: Story = { args: { defaultOpen: true, size: 'sm' } };
export const Large: Story = { args: { defaultOpen: true, size: 'lg' } };

export const LongText: Story = {
  args: {
    defaultOpen: true,
    title: 'Bildschirmzeitbegrenzungsbenachrichtigungseinstellungen zurücksetzen',
    children: (
      <div className="grid gap-3">
        {Array.from({ length: 24 }, (_, index) => (
          <p key={index}>
            {index + 1}. Thời gian sử dụng thiết bị của con bạn được tính theo múi giờ của gia đình.
          </p>
        ))}
        <TextField label="Notiz" />
      </div>
    ),
  },
};

/** Windows that something else than a trigger of theirs opens: a menu, a plain button, another window. */
function Family() {
  const [shown, setShown] = useState<'edit' | 'delete' | null>(null);
  const [exists, setExists] = useState(true);
  const closed = (open: boolean) => !open && setShown(null);
  return (
    <main tabIndex={-1}>
      {exists && (
        <Menu trigger={<Button>Kuba</Button>}>
          <MenuItem onSelect={() => setShown('edit')}>Edit</MenuItem>
        </Menu>
      )}
      {shown === 'edit' && (
        <Dialog open onOpenChange={closed} title="Kuba" closeLabel="Close">
          <Button onClick={() => setShown('delete')}>Delete</Button>
        </Dialog>
      )}
      {shown === 'delete' && (
        <ConfirmDialog
          open
          onOpenChange={closed}
          title="Delete Kuba?"
          confirmLabel="Delete for good"
          cancelLabel="Cancel"
          onConfirm={() => setExists(false)}
        />
      )}
    </main>
  );
}

async function openDelete() {
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await screen.findByRole('alertdialog', { name: 'Delete Kuba?' });
}

export const GivesFocusBackToTheMenuThatOpenedIt: Story = {
  render: () => <Family />,
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('button', { name: 'Kuba' });
    menu.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const dialog = await screen.findByRole('dialog', { name: 'Kuba' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(menu).toHaveFocus());

    await openDelete();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(menu).toHaveFocus());
  },
};

export const GivesFocusToTheMainPartWhenWhatOpenedItIsGone: Story = {
  render: () => <Family />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Kuba' }).focus();
    await openDelete();
    await userEvent.click(screen.getByRole('button', { name: 'Delete for good' }));
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.js';
import { ConfirmDialog } from './ConfirmDialog.js';

const meta = {
  title: 'Components/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    title: 'Sign out on all devices?',
    description: 'Everyone who uses this account will have to sign in again.',
    confirmLabel: 'Sign out everywhere',
    cancelLabel: 'Cancel',
    trigger: <Button variant="secondary">Sign out everywhere</Button>,
    onConfirm: fn<() => void | Promise<void>>(),
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out everywhere' }));
    await screen.findByRole('alertdialog', { name: 'Sign out on all devices?' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const Danger: Story = {
  args: {
    defaultOpen: true,
    tone: 'danger',
    title: 'Delete the profile of Kuba?',
    description: 'All reports of his devices go with it. This can’t be undone.',
    confirmLabel: 'Delete profile',
  },
};

export const Cancelled: Story = {
  args: { defaultOpen: true },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

let finish: () => void = () => {};

export const Working: Story = {
  args: {
    defaultOpen: true,
    onConfirm: fn(
      () =>
        new Promise<void>((resolve) => {
          finish = resolve;
        }),
    ),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled());
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('alertdialog')).toBeVisible();
    finish();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const Failed: Story = {
  args: {
    defaultOpen: true,
    error: 'The server did not answer. Try again.',
    onConfirm: fn(() => Promise.reject(new Error('refused'))),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toBeEnabled());
    await expect(screen.getByRole('alertdialog')).toHaveTextContent('The server did not answer');
  },
};

function TwoInARowExample({ onDelete }: { onDelete: () => void }) {
  const [step, setStep] = useState(0);
  return (
    <>
      <Button variant="danger" onClick={() => setStep(1)}>
        Delete account
      </Button>
      <ConfirmDialog
        open={step === 1}
        onOpenChange={(open) => !open && setStep((current) => (current === 1 ? 0 : current))}
        title="Delete the account?"
        confirmLabel="Go on"
        cancelLabel="Cancel"
        onConfirm={() => setStep(2)}
      />
      <ConfirmDialog
        open={step === 2}
        onOpenChange={(open) => !open && setStep(0)}
        tone="danger"
        title="Really delete everything?"
        description="Profiles, devices and all reports."
        confirmLabel="Delete everything"
        cancelLabel="Keep it"
        onConfirm={onDelete}
      />
    </>
  );
}

export const TwoInARow: Story = {
  render: (args) => <TwoInARowExample onDelete={() => void args.onConfirm()} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete account' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Go on' }));
    await screen.findByRole('alertdialog', { name: 'Really delete everything?' });
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Delete everything' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    // Both are gone, and the keyboard is where it was before the first.
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete account' })).toHaveFocus());
  },
};

export const TwoInARowGivenUp: Story = {
  render: (args) => <TwoInARowExample onDelete={() => void args.onConfirm()} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete account' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Go on' }));
    await screen.findByRole('alertdialog', { name: 'Really delete everything?' });
    await expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete account' })).toHaveFocus());
  },
};

export const LongText: Story = {
  args: {
    defaultOpen: true,
    title: 'Bildschirmzeitbegrenzungsbenachrichtigungseinstellungen wirklich zurücksetzen?',
    confirmLabel: 'Benachrichtigungseinstellungen zurücksetzen',
    cancelLabel: 'Bestehende Einstellungen beibehalten',
  },
};

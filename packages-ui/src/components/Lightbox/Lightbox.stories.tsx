import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.js';
import { Gallery, type GalleryHandle } from '../Gallery/index.js';
import {
  drawnScreen,
  labels as galleryLabels,
  readyScreen,
  screenHeader,
} from '../Gallery/gallery.fixture.js';
import { IconButton } from '../IconButton/index.js';
import { Lightbox, type LightboxProps } from './Lightbox.js';
import type { LightboxLabels } from './lightbox-data.js';

const labels: LightboxLabels = {
  name: 'Screen, large',
  close: 'Close',
  previous: 'Previous screen',
  next: 'Next screen',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  position: (position, count) => `${position} of ${count}`,
  waiting: 'The screen is loading',
  failed: 'The screen could not be loaded',
  retry: 'Try again',
};

const slideAt: LightboxProps['slideAt'] = (index) => {
  const { id, name, caption, detail } = screenHeader(index);
  return {
    id,
    alt: `Screen at ${name}`,
    caption: `${caption} · ${detail}`,
    state: 'ready',
    src: drawnScreen(index),
  };
};

const meta = {
  title: 'Components/Lightbox',
  component: Lightbox,
  args: {
    defaultOpen: true,
    count: 12,
    slideAt,
    labels,
    onOpenChange: fn(),
    onIndexChange: fn(),
    actions: () => (
      <>
        <IconButton label="Download">
          <Download aria-hidden />
        </IconButton>
        <IconButton label="Delete" variant="danger">
          <Trash2 aria-hidden />
        </IconButton>
      </>
    ),
  },
} satisfies Meta<typeof Lightbox>;

export default meta;
type Story = StoryObj<typeof meta>;

const picture = () => screen.findByRole('img');
const scaleOf = (element: HTMLElement) => Number(/scale\((.*)\)/.exec(element.style.transform)?.[1]);

export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Screen, large' });
    await waitFor(() => expect(dialog).toHaveFocus());
    await expect(await picture()).toHaveAccessibleName('Screen at 21:00, Messenger');
    await userEvent.click(screen.getByRole('button', { name: 'Previous screen' }));
    await expect(args.onIndexChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Next screen' }));
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(1);
    await expect(screen.getByText('Screen at 20:59, YouTube, 2 of 12')).toBeInTheDocument();
    await expect(screen.getByText('20:59 · YouTube')).toBeVisible();
  },
};

export const Keyboard: Story = {
  args: { defaultIndex: 4 },
  play: async ({ args }) => {
    await waitFor(async () => expect(await screen.findByRole('dialog')).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(5);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(3);
    await userEvent.keyboard('{End}');
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(11);
    await userEvent.keyboard('{Home}');
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(0);
    await userEvent.keyboard('+++');
    const zoomed = await picture();
    await expect(scaleOf(zoomed)).toBeCloseTo(3.375, 3);
    const before = zoomed.style.transform;
    await userEvent.keyboard('{ArrowUp}');
    await expect(zoomed.style.transform).not.toBe(before);
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(0);
    await userEvent.keyboard('{PageDown}');
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(1);
    await expect(scaleOf(await picture())).toBe(1);
    await userEvent.keyboard('+0');
    await expect(scaleOf(await picture())).toBe(1);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

const at = (clientX: number) => ({ clientX, clientY: 300, pointerId: 1, button: 0, isPrimary: true });

const drag = async (from: number, to: number) => {
  const stage = document.querySelector('[data-slot=lightbox-stage]');
  if (!stage) throw new Error('there is no stage');
  // A pointer that no browser made can't be captured.
  stage.setPointerCapture = () => {};
  await fireEvent.pointerDown(stage, at(from));
  await fireEvent.pointerMove(stage, at((from + to) / 2));
  await fireEvent.pointerMove(stage, at(to));
  await fireEvent.pointerUp(stage, at(to));
};

export const SwipeAndZoom: Story = {
  args: { defaultIndex: 4 },
  play: async ({ args }) => {
    await picture();
    await drag(250, 100);
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(5);
    await drag(100, 250);
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(4);
    await drag(100, 120);
    await expect(args.onIndexChange).toHaveBeenCalledTimes(2);
    await userEvent.dblClick(await picture());
    await expect(scaleOf(await picture())).toBeCloseTo(2.25, 2);
    await drag(250, 100);
    await expect(args.onIndexChange).toHaveBeenCalledTimes(2);
    await userEvent.click(screen.getByRole('button', { name: 'Zoom out' }));
    await userEvent.click(screen.getByRole('button', { name: 'Zoom out' }));
    await expect(scaleOf(await picture())).toBe(1);
    await fireEvent.wheel(await picture(), { deltaY: -300 });
    await expect(scaleOf(await picture())).toBeCloseTo(Math.E, 2);
  },
};

export const FocusReturned: Story = {
  args: { defaultOpen: false, trigger: <Button>Show large</Button> },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Show large' });
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

function GalleryWithLightbox(props: LightboxProps) {
  const [open, setOpen] = useState(false);
  const [index, setIndex] = useState(0);
  const gallery = useRef<GalleryHandle>(null);
  return (
    <>
      <Gallery
        count={60}
        itemAt={readyScreen}
        captionLines={1}
        labels={galleryLabels}
        handle={gallery}
        onOpen={(opened) => {
          setIndex(opened);
          setOpen(true);
        }}
      />
      <Lightbox
        {...props}
        count={60}
        open={open}
        defaultOpen={false}
        onOpenChange={setOpen}
        index={index}
        onIndexChange={setIndex}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          gallery.current?.focusItem(index);
        }}
      />
    </>
  );
}

/** From a gallery and back to the picture that was seen last. */
export const WithGallery: Story = {
  render: (args) => <GalleryWithLightbox {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText('20:59, YouTube'));
    await waitFor(async () => expect(await screen.findByRole('dialog')).toHaveFocus());
    await userEvent.keyboard('{End}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.querySelector('[data-index="59"]')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('60 of 60')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Waiting: Story = {
  args: { slideAt: (index) => ({ id: String(index), alt: 'Screen at 21:00', state: 'waiting' }) },
};

export const Failed: Story = {
  args: {
    slideAt: (index) => ({ id: String(index), alt: 'Screen at 21:00', state: 'failed' }),
    onRetry: fn(),
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledWith(0);
  },
};

export const LongText: Story = {
  args: {
    slideAt: (index) => ({
      id: String(index),
      alt: 'Bildschirm',
      caption:
        'Bildschirmaufzeichnung um 20:59 Uhr, Familienorganisationskalenderbenachrichtigungszentrale für Erziehungsberechtigte',
      state: 'ready',
      src: drawnScreen(index),
    }),
  },
};

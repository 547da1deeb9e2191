import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.js';
import { CropDialog } from './CropDialog.js';
import { labels } from './crop-story-labels.js';
import { createPhotoStudio } from './photo-studio.js';
import {
  factsOf,
  largePhoto,
  quartersOf,
  quartersPhoto,
  quartersSeen,
  taskPhoto,
  withOrientation,
} from './photo-story-data.js';
import type { CroppedPhoto } from './photo-work.js';

const onCrop = fn<(photo: CroppedPhoto) => void | Promise<void>>();

const meta = {
  title: 'Study/CropDialog',
  component: CropDialog,
  // An open dialog would lie over the page that describes it.
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } } },
  args: {
    labels,
    formatPercent: (share) => `${Math.round(share * 100)}%`,
    trigger: <Button>Photograph a task</Button>,
    camera: true,
    onCrop,
  },
  beforeEach: () => {
    onCrop.mockReset();
  },
} satisfies Meta<typeof CropDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Already open, with a photo of a page. */
const withPhoto: Pick<Story, 'loaders' | 'render'> = {
  loaders: [async () => ({ photo: await taskPhoto() })],
  render: (args, { loaded }) => <CropDialog {...args} defaultOpen defaultSource={loaded['photo'] as File} />,
};

const edge = (name: string) => screen.findByRole('slider', { name }, { timeout: 10_000 });

/** Presses "Done" and returns what the dialog gave. */
async function cropped(): Promise<CroppedPhoto> {
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(onCrop).toHaveBeenCalled(), { timeout: 10_000 });
  const [photo] = onCrop.mock.lastCall ?? [];
  if (!photo) throw new Error('nothing was cropped');
  return photo;
}

/** Puts a file on the input behind a button. */
async function choose(button: string, file: File): Promise<void> {
  const input = await screen.findByLabelText(button);
  await userEvent.upload(input, file);
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Photograph a task' }));
    await screen.findByRole('dialog', { name: 'Select the task area' });
    await expect(screen.getByRole('button', { name: 'Done' })).toBeDisabled();
    await expect(screen.getByLabelText('Take a photo')).toHaveAttribute('capture', 'environment');
    await choose('Choose a photo', await taskPhoto(3000, 2000));
    await expect(await edge('Left edge')).toHaveAttribute('aria-valuetext', '0%');

    const photo = await cropped();
    await expect(photo).toMatchObject({ width: 1200, height: 800 });
    await expect(await factsOf(photo.image)).toEqual({
      width: 1200,
      height: 800,
      isJpeg: true,
      hasExif: false,
    });
    await expect(await factsOf(photo.thumbnail)).toMatchObject({ width: 75, height: 50, isJpeg: true });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const WithPhoto: Story = {
  ...withPhoto,
  play: async () => {
    await expect(await edge('Left edge')).toBeInTheDocument();
    await expect(screen.getByRole('group', { name: 'Task area' })).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  ...withPhoto,
  play: async () => {
    const left = await edge('Left edge');
    left.focus();
    await userEvent.keyboard('{PageUp}{PageUp}{ArrowRight}');
    await expect(left).toHaveAttribute('aria-valuetext', '21%');
    await userEvent.keyboard('{ArrowUp}');
    await expect(left).toHaveAttribute('aria-valuetext', '21%');

    await userEvent.tab();
    const top = screen.getByRole('slider', { name: 'Top edge' });
    await expect(top).toHaveFocus();
    await userEvent.keyboard('{PageUp}{ArrowDown}');
    await expect(top).toHaveAttribute('aria-valuetext', '11%');

    await userEvent.tab();
    const right = screen.getByRole('slider', { name: 'Right edge' });
    await userEvent.keyboard('{PageDown}');
    await expect(right).toHaveAttribute('aria-valuetext', '90%');
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowUp}{/Shift}');
    await expect(left).toHaveAttribute('aria-valuetext', '22%');
    await expect(right).toHaveAttribute('aria-valuetext', '91%');
    await expect(top).toHaveAttribute('aria-valuetext', '10%');

    await userEvent.keyboard('{Home}');
    await expect(right).toHaveAttribute('aria-valuetext', '25%');
    await userEvent.keyboard('{End}');
    await expect(right).toHaveAttribute('aria-valuetext', '100%');
    await userEvent.keyboard('-');
    await expect(left).not.toHaveAttribute('aria-valuetext', '22%');
  },
};

export const ByPointer: Story = {
  ...withPhoto,
  play: async () => {
    const left = await edge('Left edge');
    const stage = screen.getByRole('group', { name: 'Task area' }).parentElement as HTMLElement;
    const box = stage.getBoundingClientRect();
    const at = (x: number, y: number) => ({
      pointerId: 1,
      button: 0,
      clientX: box.left + x * box.width,
      clientY: box.top + y * box.height,
    });
    const corner = stage.querySelector('[data-grip="left top"]') as HTMLElement;
    fireEvent.pointerDown(corner, at(0, 0));
    fireEvent.pointerMove(stage, at(0.3, 0.4));
    fireEvent.pointerUp(stage, at(0.3, 0.4));
    await expect(left).toHaveAttribute('aria-valuetext', '30%');
    await expect(screen.getByRole('slider', { name: 'Top edge' })).toHaveAttribute('aria-valuetext', '40%');

    fireEvent.pointerDown(screen.getByRole('group', { name: 'Task area' }), at(0.5, 0.5));
    fireEvent.pointerMove(stage, at(0.4, 0.4));
    fireEvent.pointerUp(stage, at(0.4, 0.4));
    await expect(left).toHaveAttribute('aria-valuetext', '20%');
    fireEvent.pointerMove(stage, at(0.9, 0.9));
    await expect(left).toHaveAttribute('aria-valuetext', '20%');
    await expect(await cropped()).toMatchObject({ width: 1120, height: 720 });
  },
};

export const ByPinch: Story = {
  ...withPhoto,
  play: async () => {
    const left = await edge('Left edge');
    const stage = screen.getByRole('group', { name: 'Task area' }).parentElement as HTMLElement;
    const box = stage.getBoundingClientRect();
    const finger = (pointerId: number, x: number) => ({
      pointerId,
      button: 0,
      pointerType: 'touch',
      clientX: box.left + x * box.width,
      clientY: box.top + 0.5 * box.height,
    });
    fireEvent.pointerDown(stage, finger(1, 0.2));
    fireEvent.pointerDown(stage, finger(2, 0.8));
    fireEvent.pointerMove(stage, finger(1, 0.35));
    fireEvent.pointerMove(stage, finger(2, 0.65));
    fireEvent.pointerUp(stage, finger(1, 0.35));
    fireEvent.pointerUp(stage, finger(2, 0.65));
    await expect(left).toHaveAttribute('aria-valuetext', '25%');
    await expect(screen.getByRole('slider', { name: 'Right edge' })).toHaveAttribute('aria-valuetext', '75%');
  },
};

export const Turned: Story = {
  ...withPhoto,
  loaders: [async () => ({ photo: await quartersPhoto() })],
  play: async () => {
    const left = await edge('Left edge');
    await userEvent.click(screen.getByRole('button', { name: 'Turn right' }));
    const turned = await cropped();
    await expect(turned).toMatchObject({ width: 32, height: 64 });
    await expect(await quartersOf(turned.image)).toEqual(['blue', 'red', 'yellow', 'green']);
    await expect(left).not.toBeInTheDocument();
  },
};

export const AnotherPhoto: Story = {
  ...withPhoto,
  play: async () => {
    const left = await edge('Left edge');
    left.focus();
    await userEvent.keyboard('{PageUp}');
    await choose('Another photo', await taskPhoto(400, 400));
    await waitFor(async () => expect(await edge('Left edge')).toHaveAttribute('aria-valuetext', '0%'));
    await expect(await cropped()).toMatchObject({ width: 400, height: 400 });
  },
};

export const Loading: Story = {
  ...withPhoto,
  beforeEach: () => {
    const post = spyOn(Worker.prototype, 'postMessage').mockImplementation(() => {});
    return () => post.mockRestore();
  },
  play: async () => {
    await expect(await screen.findByRole('status')).toHaveTextContent('Reading the photo');
    await expect(screen.getByRole('button', { name: 'Done' })).toBeDisabled();
  },
};

export const NotAPhoto: Story = {
  args: { defaultOpen: true },
  play: async () => {
    await choose('Choose a photo', new File(['GET / HTTP/1.1'], 'photo.jpg', { type: 'image/jpeg' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('can’t be read as a picture');
    await choose('Choose a photo', await taskPhoto(400, 300));
    await expect(await edge('Left edge')).toBeInTheDocument();
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};

export const TooSmall: Story = {
  args: { defaultOpen: true },
  play: async () => {
    await choose('Choose a photo', await taskPhoto(200, 6));
    await expect(await screen.findByRole('alert')).toHaveTextContent('smaller than 10 pixels');
  },
};

export const Refused: Story = {
  ...withPhoto,
  args: { error: 'The server did not answer. Try again.' },
  play: async () => {
    onCrop.mockRejectedValue(new Error('refused'));
    await edge('Left edge');
    await cropped();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toBeEnabled());
    await expect(screen.getByRole('dialog')).toHaveTextContent('The server did not answer');
  },
};

export const LongText: Story = {
  ...withPhoto,
  args: {
    labels: {
      ...labels,
      title: 'Aufgabenbereichsauswahl für die Lösungsschrittgenerierung',
      hint: 'Kéo khung hoặc các cạnh của khung, chụm hai ngón tay, hoặc nhấn phím Tab và các phím mũi tên.',
      another: 'Anderes Aufgabenfoto auswählen',
      whole: 'Gesamtbildausschnitt',
      done: 'Ausschnittsauswahl übernehmen',
    },
  },
  play: async () => {
    await expect(await edge('Left edge')).toBeInTheDocument();
  },
};

/** Every EXIF orientation is carried out, mirrored ones too, and none is passed on. */
export const Orientations: Story = {
  tags: ['!dev', '!autodocs'],
  play: async () => {
    const studio = createPhotoStudio();
    const stored = await quartersPhoto();
    for (const [orientation, seen] of Object.entries(quartersSeen)) {
      const file = await withOrientation(stored, Number(orientation));
      await expect((await factsOf(file)).hasExif).toBe(true);
      const photo = await studio.cut({ file, turn: 0, area: { x: 0, y: 0, width: 1, height: 1 } });
      await expect(await quartersOf(photo.image)).toEqual(seen);
      await expect(await quartersOf(photo.thumbnail)).toEqual(seen);
      await expect((await factsOf(photo.image)).hasExif).toBe(false);
      await expect((await factsOf(photo.thumbnail)).hasExif).toBe(false);
    }
    studio.close();
  },
};

/** A phone's upright photo: stored lying, shown and cropped standing. */
export const StandingPhoto: Story = {
  ...withPhoto,
  tags: ['!dev', '!autodocs'],
  loaders: [async () => ({ photo: await withOrientation(await quartersPhoto(), 6) })],
  play: async () => {
    const top = await edge('Top edge');
    top.focus();
    await userEvent.keyboard('{PageUp>5/}');
    await expect(top).toHaveAttribute('aria-valuetext', '50%');
    const lower = await cropped();
    await expect(lower).toMatchObject({ width: 32, height: 32 });
    await expect(await quartersOf(lower.image)).toEqual(['yellow', 'green', 'yellow', 'green']);
  },
};

/** 40 megapixels are read and cut in the worker: the page itself decodes nothing and its timers go on. */
export const HugePhoto: Story = {
  args: { defaultOpen: true },
  tags: ['!dev', '!autodocs'],
  play: async () => {
    const file = await largePhoto(40);
    const decodedHere = spyOn(window, 'createImageBitmap');
    const drawnHere = spyOn(CanvasRenderingContext2D.prototype, 'drawImage');
    let ticks = 0;
    const timer = setInterval(() => (ticks += 1), 5);
    await choose('Choose a photo', file);
    await screen.findByRole('slider', { name: 'Left edge' }, { timeout: 25_000 });
    const photo = await cropped();
    clearInterval(timer);
    await expect(decodedHere).not.toHaveBeenCalled();
    await expect(ticks).toBeGreaterThan(20);
    for (const [picture] of drawnHere.mock.calls) {
      await expect((picture as ImageBitmap).width).toBeLessThanOrEqual(1600);
    }
    decodedHere.mockRestore();
    drawnHere.mockRestore();
    await expect(photo).toMatchObject({ width: 1200, height: 900 });
  },
};

/** Where no worker starts, the same work is done on the page. */
export const WithoutWorker: Story = {
  ...withPhoto,
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    const start = spyOn(window, 'Worker').mockImplementation(() => {
      throw new DOMException('forbidden by the content policy', 'SecurityError');
    });
    return () => start.mockRestore();
  },
  play: async () => {
    await edge('Left edge');
    await expect(await factsOf((await cropped()).image)).toMatchObject({ width: 1200, height: 900 });
  },
};

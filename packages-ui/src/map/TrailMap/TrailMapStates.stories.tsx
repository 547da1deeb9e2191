import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Banner } from '../../components/Banner/index.js';
import { Card } from '../../components/Card/index.js';
import { ErrorState } from '../../components/ErrorState/index.js';
import { TrailMap, type TrailMapProps } from './TrailMap.js';
import type { HourRange } from './trail-map-data.js';
import { drawn, loseGraphics, slot, withoutWebGl } from './trail-map-story-tools.js';
import {
  at,
  formatMiles,
  formatMph,
  journey,
  labels,
  pacific,
  pictureTiles,
  positions,
  stays,
  storyArgs,
} from './trail-map-story-data.js';

const meta = {
  title: 'Map/TrailMap states',
  component: TrailMap,
  tags: ['!autodocs'],
  args: {
    ...storyArgs,
    onHoursChange: fn(),
    onTimeChange: fn(),
    onViewChange: fn(),
    onShowSpeedChange: fn(),
  },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof TrailMap>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EmptyHours: Story = {
  args: { defaultHours: [1, 4] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('No positions in these hours')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Whole day' }));
    await expect(args.onHoursChange).toHaveBeenLastCalledWith([0, 23]);
    await expect(await canvas.findByText('Start 6:30', {}, { timeout: 45_000 })).toBeVisible();
  },
};

/** Three hundred kilometres by train: all colours, on the coarse world. */
export const AllSpeeds: Story = {
  args: {
    positions: journey,
    stays: [],
    sentence: 'From Warsaw to the sea by train.',
    formatDistance: formatMiles,
    formatSpeed: formatMph,
    speedUnit: 'mph',
  },
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement);
    await expect(canvas.getByText('Speed, mph')).toBeVisible();
    await expect(slot(canvasElement, 'map-scale')).toHaveTextContent('mi');
  },
};

export const Today: Story = {
  args: {
    now: at(14, 25),
    positions: positions.filter(({ ts }) => ts <= at(14, 24)),
    stays: stays.slice(0, 2),
    sentence: (
      <>
        On the way since <strong>14:06</strong>.
      </>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement);
    await expect(canvas.getByText('Now')).toBeVisible();
  },
};

/** The panel never pretends: an old report is where the child was seen last, not where it is now. */
export const Silent: Story = {
  args: {
    now: at(18),
    positions: positions.filter(({ ts }) => ts <= at(14, 24)),
    stays: stays.slice(0, 2),
    defaultView: 'list',
    notice: (
      <Banner tone="look" title="Positioning is off">
        Galaxy A15 has not reported a position since 14:24.
      </Banner>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Positioning is off')).toBeVisible();
    await expect(canvas.getByRole('row', { name: /No report 3 h 36 min$/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a map' }));
    await drawn(canvasElement);
    await expect(canvas.getByText('Last seen 14:24')).toBeVisible();
  },
};

/** An operator's raster tiles, with the words that their licence wants. */
export const Tiles: Story = {
  args: {
    baseMap: {
      tiles: pictureTiles,
      attribution: (
        <>
          © <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors
        </>
      ),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement);
    await expect(canvas.getByRole('link', { name: 'OpenStreetMap' })).toBeVisible();
    await expect(canvas.queryByText('Some map pictures are missing')).toBeNull();
  },
};

export const TilesMissing: Story = {
  args: { baseMap: { tiles: 'data:image/png;base64,{z}/{x}/{y}', attribution: 'Nobody' } },
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement);
    await expect(
      await canvas.findByText('Some map pictures are missing', {}, { timeout: 45_000 }),
    ).toBeVisible();
    await expect(canvas.getByText('Start 6:30')).toBeVisible();
  },
};

export const SinglePosition: Story = {
  args: { positions: positions.slice(0, 1), stays: [], sentence: 'Seen once, at 6:30.', controls: [] },
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement);
    await expect(canvas.getByText('Last seen 6:30')).toBeVisible();
    await expect(canvas.queryByRole('slider', { name: 'First hour' })).toBeNull();
    await expect(canvas.queryByRole('switch')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a list' }));
    await expect(canvas.getByRole('row', { name: /Seen once/ })).toBeVisible();
  },
};

/** The way over the date line is short, and is drawn so. */
export const AcrossTheDateLine: Story = {
  args: { positions: pacific, stays: [], sentence: 'By boat to the other island.' },
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement);
    await expect(slot(canvasElement, 'map-scale')).toHaveTextContent(/^\d{1,2} km$/);
    await expect(canvas.getByText('Start 9:00')).toBeVisible();
    await expect(canvas.getByText(/^Last seen/)).toBeVisible();
  },
};

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The day is loading')).toBeInTheDocument();
    await expect(canvas.getByRole('region', { name: "Zosia's way" })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Empty: Story = {
  args: { positions: [], stays: [], sentence: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No positions on this day')).toBeVisible();
    await expect(canvas.queryByRole('application')).toBeNull();
  },
};

export const Failed: Story = {
  args: {
    sentence: undefined,
    error: <ErrorState title="The positions could not be loaded" onRetry={fn()} retryLabel="Try again" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('could not be loaded');
  },
};

/** Without WebGL the map's code is not even loaded; the list says it all. */
export const WithoutWebGl: Story = {
  beforeEach: () => withoutWebGl(),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(labels.noWebGl)).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Stayed: School/ })).toBeVisible();
    await expect(canvas.queryByRole('switch')).toBeNull();
    await expect(canvasElement.querySelector('[data-slot=trail-canvas]')).toBeNull();
  },
};

/** The graphics card takes its memory back, as cards do. */
export const MapBroke: Story = {
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement);
    loseGraphics(canvasElement);
    await expect(await canvas.findByText(labels.mapFailed)).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Stayed: School/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await drawn(canvasElement);
    await expect(canvas.getByText('Start 6:30')).toBeVisible();
  },
};

function ControlledMap(props: TrailMapProps) {
  const [hours, setHours] = useState<HourRange>([7, 8]);
  const [view, setView] = useState(props.view);
  return (
    <>
      <TrailMap {...props} {...{ hours, view }} onHoursChange={setHours} onViewChange={setView} />
      <p>
        {view}: {hours.join('–')}
      </p>
    </>
  );
}

/** Hours and view that the page holds, for its address say. */
export const Controlled: Story = {
  args: { view: 'list' },
  render: (args) => <ControlledMap {...args} />,
  play: async ({ canvas }) => {
    canvas.getByRole('slider', { name: 'First hour' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByText('list: 8–8')).toBeVisible();
    await expect(canvas.getByRole('slider', { name: 'Last hour' })).toHaveAttribute('aria-valuetext', '9:00');
  },
};

export const LongText: Story = {
  args: {
    stays: stays.map((stay, index) => ({
      ...stay,
      label:
        index === 1
          ? 'Szkoła Podstawowa nr 12 z Oddziałami Integracyjnymi im. Marii Skłodowskiej-Curie'
          : stay.label,
    })),
    labels: {
      ...labels,
      hours: 'Angezeigte Stundenspanne',
      showSpeed: 'Geschwindigkeitsfarben einblenden',
      allHours: 'Vollständiger Kalendertag',
      start: 'Tagesanfangsposition',
      end: 'Zuletzt gesehen um',
      stay: 'längerer Aufenthalt an einem Ort',
      gap: 'Unterbrechung der Positionsmeldungen',
      speed: { 'km/h': 'Durchschnittsgeschwindigkeit in Kilometern je Stunde', mph: 'mph' },
    },
    sentence:
      'Zosia była dziś w szkole od 7:56 do 14:06, potem na pływalni, a od 16:41 jest w domu; w drodze powrotnej telefon przez osiemnaście minut nie podawał położenia.',
    defaultTime: at(9),
  },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

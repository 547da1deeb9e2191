import { Gallery } from '../src/index.js';
import { labels, readyScreen } from '../src/components/Gallery/gallery.fixture.js';
import { milliseconds, type Bench, type Ratio } from './bench.js';
import { inTurn, settled } from './measure.js';
import { makeStage } from './stage.js';

const MILLION = 1_000_000;
/** The most elements that the gallery may have in the page. */
const MOST_NODES = 2000;

/** Widths and heights of what shows it, in pixels: a phone, a desk, a wall. */
const screens = [
  { name: 'a phone', width: 360, height: 600 },
  { name: 'a desk', width: 1280, height: 600 },
  { name: 'a wall of 3840 × 2160', width: 3840, height: 2000 },
];

const gallery = (count: number, height: number) => (
  <Gallery count={count} itemAt={readyScreen} captionLines={2} maxHeight={`${height}px`} labels={labels} />
);

function scrollerIn(box: HTMLElement): HTMLElement {
  const scroller = box.querySelector<HTMLElement>('[data-slot=gallery-scroller]');
  if (!scroller) throw new Error('the gallery has no box that scrolls');
  return scroller;
}

const isInSight = (scroller: HTMLElement, index: number) => {
  const tile = scroller.querySelector(`[data-index="${index}"]`)?.getBoundingClientRect();
  const box = scroller.getBoundingClientRect();
  return tile !== undefined && tile.top >= box.top && tile.bottom <= box.bottom + 1;
};

/** The elements in the page at the start, in the middle and at the end, as the scroll bar leads there. */
async function nodesOn({ name, width, height }: (typeof screens)[number]): Promise<readonly Ratio[]> {
  const stage = makeStage(width);
  stage.draw(gallery(MILLION, height));
  const scroller = scrollerIn(stage.box);
  const counts: number[] = [];
  for (const part of [0, 0.5, 1]) {
    scroller.scrollTop = part * scroller.scrollHeight;
    await settled();
    counts.push(stage.box.querySelectorAll('*').length);
  }
  const reached = isInSight(scroller, MILLION - 1);
  const tall = scroller.scrollHeight;
  stage.clear();
  return [
    {
      name: `elements on ${name}`,
      value: Math.max(...counts),
      aim: { most: MOST_NODES },
      parts: `start ${counts[0]}, middle ${counts[1]}, end ${counts[2]}`,
    },
    {
      name: `last item in sight on ${name}`,
      value: reached ? 1 : 0,
      aim: { least: 1 },
      parts: `with an element ${(tall / 1e6).toFixed(1)} million pixels high`,
    },
  ];
}

/** A hundred pixels down in each of a hundred frames, from the middle. */
async function travel(box: HTMLElement) {
  box.scrollTop = box.scrollHeight / 2;
  for (let frame = 0; frame < 100; frame++) {
    await new Promise(requestAnimationFrame);
    box.scrollTop += 100;
  }
}

/** How much more a million costs than a thousand. */
async function times(): Promise<readonly Ratio[]> {
  const stage = makeStage(1280);
  const drawn = await inTurn(
    { thousand: () => stage.draw(gallery(1000, 600)), million: () => stage.draw(gallery(MILLION, 600)) },
    { rounds: 15, afterEach: () => stage.clear() },
  );
  const other = makeStage(1280);
  stage.draw(gallery(1000, 600));
  other.draw(gallery(MILLION, 600));
  const boxes = { thousand: scrollerIn(stage.box), million: scrollerIn(other.box) };
  const scrolled = await inTurn(
    { thousand: () => travel(boxes.thousand), million: () => travel(boxes.million) },
    { rounds: 5, warmUp: 1 },
  );
  stage.clear();
  other.clear();
  return [
    {
      name: 'first drawing, against a thousand items',
      value: drawn.million / drawn.thousand,
      aim: { most: 1.25 },
      parts: `a million ${milliseconds(drawn.million)}, a thousand ${milliseconds(drawn.thousand)}`,
    },
    {
      name: 'scrolling 100 frames, against a thousand items',
      value: scrolled.million / scrolled.thousand,
      aim: { most: 1.25 },
      parts: `a million ${milliseconds(scrolled.million)}, a thousand ${milliseconds(scrolled.thousand)}`,
    },
  ];
}

/** What a gallery of a million costs the page. */
export const bench: Bench = {
  name: 'Gallery of 1,000,000 items',
  async measure() {
    const ratios: Ratio[] = [];
    for (const screen of screens) ratios.push(...(await nodesOn(screen)));
    return [...ratios, ...(await times())];
  },
};

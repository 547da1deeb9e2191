import type { Bench } from './bench.js';
import { inTurn, settled } from './measure.js';
import { countRenders, installRenderCounter } from './schedule-grid/count-renders.js';

/** Strokes of one measurement: a single one is too short for the clock. */
const STROKES = 20;

/** A stroke over the whole week: what React draws for it, and what a move of the pointer costs. */
export const bench: Bench = {
  name: 'ScheduleGrid, a drag over all 168 cells',
  async measure() {
    installRenderCounter();
    const [{ makeStage }, { drag, HeldGrid, makeBareGrid, wayOver }] = await Promise.all([
      import('./stage.js'),
      import('./schedule-grid/drags.js'),
    ]);
    const stage = makeStage(1100);
    let edits = 0;
    stage.draw(<HeldGrid onValueChange={() => (edits += 1)} />);
    await settled();
    const grid = stage.box.querySelector('table');
    if (!grid) throw new Error('the grid was not drawn');
    const cells = [...grid.querySelectorAll('[data-slot="schedule-cell"]')];
    // The grid captures the pointer, so that the browser tells it and not the cell of every move.
    const way = wayOver(cells, () => grid);
    const [first] = cells;
    const bareCells = makeBareGrid(makeStage(1100).box);
    const bareWay = wayOver(bareCells, (cell) => cell);
    const [bareFirst] = bareCells;
    if (!first || !bareFirst) throw new Error('a grid has no cells');

    const blocked = () => cells.filter((cell) => cell.getAttribute('aria-selected') === 'true').length;
    const count = await countRenders(() => drag(way, first), settled);
    const changed = blocked();
    if (changed !== cells.length || edits !== 1) throw new Error(`${edits} edits blocked ${changed} hours`);

    const { kit, bare } = await inTurn(
      {
        kit: strokes(() => drag(way, first)),
        bare: strokes(() => drag(bareWay, bareFirst)),
      },
      { rounds: 15, time: async (work) => Number(await work()) },
    );
    const microseconds = (time: number) => (time * 1000) / STROKES / (cells.length - 1);
    return [
      {
        name: 'cells drawn by React for each changed cell',
        value: count.cells / changed,
        aim: { most: 1.1 },
        parts: `${count.cells} drawn in ${count.commits} commits, ${changed} changed`,
      },
      {
        name: 'a move against a bare class toggle',
        value: kit / bare,
        aim: { most: 2 },
        parts: `ScheduleGrid ${microseconds(kit).toFixed(1)} µs, class toggle ${microseconds(bare).toFixed(1)} µs`,
      },
    ];
  },
};

/** Strokes with pauses between them: what a stroke leaves to do is not the next one's. */
function strokes(run: () => number) {
  return async () => {
    let taken = 0;
    for (let stroke = 0; stroke < STROKES; stroke++) {
      taken += run();
      await settled();
    }
    return taken;
  };
}

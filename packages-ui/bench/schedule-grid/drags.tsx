import { useState } from 'react';
import {
  openWeek,
  scheduleFormat,
  ScheduleGrid,
  type ScheduleWeek,
} from '../../src/components/ScheduleGrid/index.js';
import { english } from '../../src/stories/schedule-grid-words.js';

const format = scheduleFormat('en-GB');

/** The grid as an app has it: the app holds the value, and draws itself anew with each one. */
export function HeldGrid({ onValueChange }: { onValueChange: (week: ScheduleWeek) => void }) {
  const [week, setWeek] = useState(openWeek);
  return (
    <ScheduleGrid
      value={week}
      onValueChange={(next) => {
        onValueChange(next);
        setWeek(next);
      }}
      format={format}
      labels={{ ...english }}
    />
  );
}

/** Where a stroke over every cell goes: line by line, to and fro. */
export interface Way {
  readonly target: Element;
  readonly x: number;
  readonly y: number;
}

/** The way over 168 cells. @param targetOf who the browser tells of a move over a cell */
export function wayOver(cells: readonly Element[], targetOf: (cell: Element) => Element): Way[] {
  return cells.map((_, step) => {
    const line = Math.floor(step / 24);
    const hour = line % 2 === 0 ? step % 24 : 23 - (step % 24);
    const cell = cells[line * 24 + hour];
    if (!cell) throw new Error('the grid has fewer than 168 cells');
    const { left, top, width, height } = cell.getBoundingClientRect();
    return { target: targetOf(cell), x: left + width / 2, y: top + height / 2 };
  });
}

function send(type: string, { target, x, y }: Way): void {
  target.dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      cancelable: true,
      pointerId: 1,
      isPrimary: true,
      clientX: x,
      clientY: y,
    }),
  );
}

/** One stroke over a way. Gives the milliseconds that its moves took, without its first touch and its end. */
export function drag(way: readonly Way[], first: Element): number {
  const [start, ...moves] = way;
  const last = way.at(-1);
  if (!start || !last) throw new Error('there is no way');
  send('pointerdown', { ...start, target: first });
  const started = performance.now();
  for (const move of moves) send('pointermove', move);
  const taken = performance.now() - started;
  send('pointerup', last);
  return taken;
}

/** The same table in plain DOM, where a move turns the class of the cell under it, which changes its looks: no more. */
export function makeBareGrid(box: HTMLElement): readonly Element[] {
  const style = document.createElement('style');
  style.textContent =
    'td.bare-blocked { background: repeating-linear-gradient(135deg, #000 0 4px, #888 4px 5px) }';
  const table = document.createElement('table');
  table.innerHTML = `<tbody>${`<tr>${'<td></td>'.repeat(24)}</tr>`.repeat(7)}</tbody>`;
  table.addEventListener('pointermove', ({ target }) => {
    if (target instanceof HTMLTableCellElement) target.classList.toggle('bare-blocked');
  });
  box.append(style, table);
  return [...table.querySelectorAll('td')];
}

/** What React did while it was watched. */
export interface RenderCount {
  /** Times that React put something on the page. */
  commits: number;
  /** Cells of a schedule that it drew anew, over all commits. */
  cells: number;
}

/** The parts of React's tree that are read here, as its developer tools read them. */
interface Fiber {
  readonly alternate: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly flags: number;
  readonly stateNode: unknown;
}

/** React marks with it what was not skipped. */
const PERFORMED_WORK = 1;

let watched: RenderCount | null = null;

/**
 * Lets React report its commits here, the way its developer tools listen. Call it before React DOM is loaded; nothing
 * in the components knows of it, and it costs nothing while nothing is watched.
 */
export function installRenderCounter(): void {
  Object.assign(globalThis, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: (_renderer: number, { current }: { current: Fiber }) => {
        if (!watched) return;
        watched.commits += 1;
        watched.cells += drawnCells(current);
      },
      onCommitFiberUnmount: () => {},
    },
  });
}

/** Counts what React does because of some work, until nothing more is on its way. */
export async function countRenders(work: () => unknown, settled: () => Promise<void>): Promise<RenderCount> {
  const count = { commits: 0, cells: 0 };
  await settled();
  watched = count;
  await work();
  await settled();
  watched = null;
  return count;
}

/** Cells in the parts of the tree that this commit replaced whose component really ran. */
function drawnCells(fiber: Fiber): number {
  let cells = 0;
  for (let child = fiber.child; child; child = child.sibling) {
    if (fiber.child === fiber.alternate?.child) break;
    const ran = child.alternate === null || (child.flags & PERFORMED_WORK) !== 0;
    if (ran && isCell(child.child?.stateNode) && !(child.stateNode instanceof Element)) cells += 1;
    cells += drawnCells(child);
  }
  return cells;
}

function isCell(node: unknown): boolean {
  return node instanceof HTMLElement && node.dataset['slot'] === 'schedule-cell';
}

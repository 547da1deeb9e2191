import { formatDuration } from './duration.mjs';

/**
 * Shows what is being done now. On a terminal one line that counts the seconds and becomes a tick; elsewhere one plain
 * line at the start and one at the end.
 * @template T
 * @param {string} title for example `Building`
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function showProgress(title, work) {
  const started = performance.now();
  const elapsed = () => formatDuration(performance.now() - started);
  const finish = beginLine(title, elapsed);
  try {
    const result = await work();
    finish('✓');
    return result;
  } catch (error) {
    finish('✗');
    throw error;
  }
}

function beginLine(title, elapsed) {
  const line = (mark) => `  ${mark} ${title.padEnd(44)} ${elapsed().padStart(12)}`;
  if (!process.stdout.isTTY) {
    console.log(`${title}…`);
    return (mark) => console.log(`${mark} ${title} (${elapsed()})`);
  }
  const draw = (mark) => process.stdout.write(`\r\u001b[K${line(mark)}`);
  draw('·');
  const timer = setInterval(draw, 1_000, '·');
  return (mark) => {
    clearInterval(timer);
    draw(mark);
    process.stdout.write('\n');
  };
}

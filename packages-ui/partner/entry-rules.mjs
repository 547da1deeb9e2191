/** What every part of the kit may stand on: class names, icons, and the one-child button. */
const common = [
  'class-variance-authority',
  'clsx',
  'tailwind-merge',
  'lucide-react',
  '@radix-ui/react-slot',
  '@radix-ui/react-compose-refs',
];

const isMapEngine = (name) => /^@(deck|luma|loaders|math|probe)\.gl\//.test(name);
const isVisx = (name) => name.startsWith('@visx/') || name.startsWith('d3-') || name === 'internmap';
const isFormula = (name) => name === 'katex';

/**
 * What is wrong with the contents of an entry: the heavy engines belong to entries of their own, and the map's engine
 * and the formulas load only where a map or a formula is shown.
 * @param {string} entry for example `@ostoja/ui/charts`
 * @param {import('./measure.mjs').Weight} weight
 * @returns {string[]} one sentence a fault
 */
export function broken(entry, { atOnce, later }) {
  const isMain = entry.split('/').length === 2;
  const all = [...new Set([...atOnce.packages, ...later.packages])];
  const faults = [];
  const forbid = (packages, isForbidden, where) => {
    const found = packages.filter(isForbidden);
    if (found.length > 0) faults.push(`${entry} ${where} ${found.join(', ')}`);
  };
  forbid(atOnce.packages, isMapEngine, 'loads at once');
  forbid(atOnce.packages, isFormula, 'loads at once');
  if (isMain) forbid(all, (name) => isMapEngine(name) || isVisx(name) || isFormula(name), 'brings');
  if (entry.endsWith('/charts')) {
    forbid(all, (name) => !isVisx(name) && !common.includes(name), 'pays for');
  }
  return faults;
}

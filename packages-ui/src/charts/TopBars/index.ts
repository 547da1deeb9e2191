export { TopBars, type TopBarsProps } from './TopBars.js';
export { topTable } from './top-table.js';
export { cutLabel, useTopBars, type TopBar, type TopBarRow } from './use-top-bars.js';

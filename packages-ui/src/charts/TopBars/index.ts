export { TopBars, type TopBarsProps } from './TopBars.js';
export { cutLabel, useTopBars, type TopBar, type TopBarRow } from './use-top-bars.js';

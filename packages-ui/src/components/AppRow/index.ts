export { AppRow, type AppRowLabels, type AppRowProps } from './AppRow.js';

export { DataList, type DataListProps } from './DataList.js';
export type { DataListColumn, DataListLabels, DataListMore } from './data-list-data.js';

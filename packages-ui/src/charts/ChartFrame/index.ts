export {
  ChartFrame,
  type ChartFrameLabels,
  type ChartFrameProps,
  type ChartTable,
  type ChartView,
} from './ChartFrame.js';

export * from './components/CropDialog/index.js';
export * from './components/StepSolution/index.js';

export * from './components/CropDialog/index.js';

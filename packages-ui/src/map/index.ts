export * from './TrailMap/index.js';

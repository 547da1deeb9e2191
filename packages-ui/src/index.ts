export { cn } from './lib/cn.js';
export * from './components/Button/index.js';
export * from './components/Spinner/index.js';

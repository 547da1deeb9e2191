export { LocationModule } from './location.module.js';

export { ShortMemory } from './short-memory.js';

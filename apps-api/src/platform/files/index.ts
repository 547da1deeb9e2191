export { DiskFileStore } from './disk-file-store.js';
export { BadFileKey, FileStore } from './file-store.js';

export { queueOf } from './queues.js';
export { SaveStatus } from './save-status.js';
export { SavingKeeper } from './saving-keeper.js';
export type { SaveStage } from './save-slot.js';
export { saveDelay, useSaving, type SaveKind, type Saving } from './use-saving.js';
export type { Change, SavedAction } from './saved-actions.js';

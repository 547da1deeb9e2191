export { BatchSender, type About, type Sent } from './batch-sender.js';
export { OfflineQueue, type Batch, type QueueLimits, type RejectedRow } from './offline-queue.js';
export type { RowOf, TelemetryRow } from './rows.js';

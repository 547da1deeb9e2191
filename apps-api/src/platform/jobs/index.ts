export { type JobHandler, JobHandlers, type JobKind, jobKind } from './job-handlers.js';
export { JobOutbox } from './job-outbox.js';
export { JobRunner } from './job-runner.js';
export { ownedTables } from './owned-tables.js';
export { Purge, purgeJob, type PurgePart, type PurgeTarget } from './purge.js';
export { Retention } from './retention.js';
export { Rounds } from './rounds.js';

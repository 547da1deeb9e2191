export { AgentsModule } from './agents.module.js';
export { TrackerRoutes } from './trackers/tracker.routes.js';

export { AgentsModule } from './agents.module.js';
export { TrackerRoutes } from './trackers/tracker.routes.js';
export { DeviceCommands } from './device-commands.js';
export { lastSeenOf } from './device-reports.js';
export { ScreenFiles } from './screens/screen-files.js';

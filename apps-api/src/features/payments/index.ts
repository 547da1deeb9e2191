export { type Grant, Grants } from './grants.js';
export { PaymentsModule } from './payments.module.js';
export { SandboxRoutes } from './sandbox/sandbox.routes.js';
export { WebhookRoutes } from './webhook.routes.js';

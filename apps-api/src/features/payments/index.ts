export { type Grant, Grants } from './grants.js';
export { PaymentsModule } from './payments.module.js';

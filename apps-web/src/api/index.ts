export { client, onSignedOut } from './client.js';
export { failureMessage, type Message } from './failure-message.js';
export { retries } from './retries.js';
export { actionKey, useAction, useActionMutation, useRefresh } from './use-action.js';

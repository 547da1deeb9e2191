export { resolveSelection, type Device, type Profile, type Selection } from './selection.js';
export { askWhoIsHere, SessionProvider } from './session-provider.js';
export { useSession, useUser, type SessionState, type User } from './session-context.js';
export { useProfiles, useSelection } from './use-selection.js';
export { useSetLanguage } from './use-set-language.js';

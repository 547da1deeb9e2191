export { childColour, type ChildColour } from './child-colour.js';
export { DeviceFreshness } from './components/device-freshness.js';
export { deviceName } from './device-name.js';
export { FamilyDialogs, type FamilyDialog } from './components/family-dialogs.js';
export { DeviceBar } from './components/device-bar.js';
export { FamilyBar } from './components/family-bar.js';
export { useFamilyRefresh } from './api/use-family-refresh.js';

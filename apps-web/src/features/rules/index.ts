export { useSavedSettings, type Settings, type SettingsPatch } from './api/use-saved-settings.js';
export { ProtectionCard } from './components/protection-card.js';
export { RuleReach } from './components/rule-reach.js';
export { TimeLeftCard } from './components/time-left-card.js';
export { ExplainDialog, type ExplainDialogProps, type ExplainProps } from './components/explain-dialog.js';
export { WhyBlocked } from './components/why-blocked.js';
export type { WhySubject } from './api/use-explanation.js';

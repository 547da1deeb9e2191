export { ListRepository } from './list.repository.js';
export { RuleDocuments } from './rule-documents.js';
export { deviceTopic, RuleVersions } from './rule-versions.js';
export { RulesModule } from './rules.module.js';
export { SettingsRepository } from './settings.repository.js';

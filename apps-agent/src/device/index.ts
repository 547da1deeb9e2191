export { DeviceAgent, type DeviceOptions, type Platform, type Screen } from './device-agent.js';
export { disclosureLines, disclosures, type Disclosure } from './disclosure.js';
export { Enforcer, type DayUsage } from './enforcer.js';
export {
  endOf,
  type AppTry,
  type Happening,
  type LifeEvent,
  type PageTry,
  type SearchTry,
  type SettingsTry,
  type VideoTry,
} from './life-event.js';
export { momentsOf, type PictureMoment } from './picture-backlog.js';
export { RuleBook } from './rule-book.js';
export { rulesAt, type WireRules } from './rule-document.js';

export { RuleState, type RuleReach, type RuleStateLabels, type RuleStateProps } from './RuleState.js';

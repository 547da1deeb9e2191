export { useLicencePurchase } from './api/use-licence-purchase.js';
export { usePlans, type PlanOption, type TopUpOption } from './api/use-plans.js';
export { UpgradeButton } from './components/upgrade-button.js';
export { UpgradeProvider } from './components/upgrade-provider.js';
export { useUpgrade } from './upgrade-context.js';
export { goToProvider, returnAddresses, type Choice } from './order.js';
export { usePlanWords, type PlanWords } from './use-plan-words.js';

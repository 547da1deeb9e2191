export { PlanCard, PlanGrid, type PlanCardProps, type PlanFeature } from './PlanCard.js';

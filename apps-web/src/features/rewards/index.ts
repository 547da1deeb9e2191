export { HeldReward } from './components/held-reward.js';

export { SecondFactor } from './second-factor.model.js';
export { SecondFactorModule } from './second-factor.module.js';
export { SecondFactors } from './second-factors.js';

export { PhoneModule } from './phone.module.js';
export { sortNameOf } from './sort-name.js';

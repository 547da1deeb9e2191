export { PhoneModule } from './phone.module.js';

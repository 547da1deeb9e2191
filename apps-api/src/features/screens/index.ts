export { ScreensModule } from './screens.module.js';

export { Account } from './account.entity.js';
export { AccountModule } from './account.module.js';
export { Accounts, type NewAccount, nextReportOf } from './accounts.js';
export { accountTypeEduNow, accountTypeNow, validToNow } from './licence.js';
export { LocationPurge } from './location-purge.js';
export { Passwords } from './passwords.js';
export { Sessions } from './sessions.js';

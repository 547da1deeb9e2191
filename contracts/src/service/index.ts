import type { Action } from '../action.js';
import { addLocationPhone } from './add-location-phone.js';
import { ae } from './ae.js';
import { buyLicense } from './buy-license.js';
import { buyLicenseS } from './buy-license-s.js';
import { changePassword } from './change-password.js';
import { createPairingCode } from './create-pairing-code.js';
import { createProfile } from './create-profile.js';
import { deleteDevice } from './delete-device.js';
import { deleteProfile } from './delete-profile.js';
import { emailConfirm } from './email-confirm.js';
import { enableDisable } from './enable-disable.js';
import { explain } from './explain.js';
import { geo } from './geo.js';
import { getAllAgreements } from './get-all-agreements.js';
import { getApps } from './get-apps.js';
import { getAppsUsage } from './get-apps-usage.js';
import { getCalls } from './get-calls.js';
import { getContacts } from './get-contacts.js';
import { getDay } from './get-day.js';
import { getGPS } from './get-gps.js';
import { getHealth } from './get-health.js';
import { getKeywords } from './get-keywords.js';
import { getPlans } from './get-plans.js';
import { getProfiles } from './get-profiles.js';
import { getScreenViews } from './get-screen-views.js';
import { getSmses } from './get-smses.js';
import { getTop } from './get-top.js';
import { getTopApps } from './get-top-apps.js';
import { getTopBlocked } from './get-top-blocked.js';
import { getTopDomains } from './get-top-domains.js';
import { getTopSearch } from './get-top-search.js';
import { getUrls } from './get-urls.js';
import { getYT } from './get-yt.js';
import { handleSessionId } from './handle-session-id.js';
import { listLicenses } from './list-licenses.js';
import { listUpgrades } from './list-upgrades.js';
import { loadGlobalSettings } from './load-global-settings.js';
import { loadLists } from './load-lists.js';
import { loadSettings } from './load-settings.js';
import { logged } from './logged.js';
import { login } from './login.js';
import { login2 } from './login2.js';
import { logoff } from './logoff.js';
import { purchaseStatus } from './purchase-status.js';
import { register } from './register.js';
import { resendEmailConfirm } from './resend-email-confirm.js';
import { resetPassword } from './reset-password.js';
import { reward } from './reward.js';
import { saveGlobalSettings } from './save-global-settings.js';
import { saveLists } from './save-lists.js';
import { saveSettings } from './save-settings.js';
import { screenDelete } from './screen-delete.js';
import { screenGet } from './screen-get.js';
import { screenGrab } from './screen-grab.js';
import { screenHeaderList } from './screen-header-list.js';
import { screenList } from './screen-list.js';
import { screenListByIds } from './screen-list-by-ids.js';
import { setApps } from './set-apps.js';
import { setLang } from './set-lang.js';
import { subscribtion } from './subscribtion.js';
import { updateDevice } from './update-device.js';
import { updatePassword } from './update-password.js';
import { updateProfile } from './update-profile.js';
import { upgradeLicense } from './upgrade-license.js';
import { verifyConfirmCode } from './verify-confirm-code.js';

export * from './add-location-phone.js';
export * from './ae.js';
export * from './buy-license.js';
export * from './buy-license-s.js';
export * from './change-password.js';
export * from './create-pairing-code.js';
export * from './create-profile.js';
export * from './delete-device.js';
export * from './delete-profile.js';
export * from './email-confirm.js';
export * from './enable-disable.js';
export * from './explain.js';
export * from './geo.js';
export * from './get-all-agreements.js';
export * from './get-apps.js';
export * from './get-apps-usage.js';
export * from './get-calls.js';
export * from './get-contacts.js';
export * from './get-day.js';
export * from './get-gps.js';
export * from './get-health.js';
export * from './get-keywords.js';
export * from './get-plans.js';
export * from './get-profiles.js';
export * from './get-screen-views.js';
export * from './get-smses.js';
export * from './get-top.js';
export * from './get-top-apps.js';
export * from './get-top-blocked.js';
export * from './get-top-domains.js';
export * from './get-top-search.js';
export * from './get-urls.js';
export * from './get-yt.js';
export * from './handle-session-id.js';
export * from './list-licenses.js';
export * from './list-upgrades.js';
export * from './load-global-settings.js';
export * from './load-lists.js';
export * from './load-settings.js';
export * from './logged.js';
export * from './login.js';
export * from './login2.js';
export * from './logoff.js';
export * from './purchase-status.js';
export * from './register.js';
export * from './resend-email-confirm.js';
export * from './reset-password.js';
export * from './reward.js';
export * from './save-global-settings.js';
export * from './save-lists.js';
export * from './save-settings.js';
export * from './screen-delete.js';
export * from './screen-get.js';
export * from './screen-grab.js';
export * from './screen-header-list.js';
export * from './screen-list.js';
export * from './screen-list-by-ids.js';
export * from './set-apps.js';
export * from './set-lang.js';
export * from './subscribtion.js';
export * from './update-device.js';
export * from './update-password.js';
export * from './update-profile.js';
export * from './upgrade-license.js';
export * from './verify-confirm-code.js';

/** Every action of `/service`; the server refuses to start when one has no handler. */
export const serviceActions = [
  addLocationPhone,
  ae,
  buyLicense,
  buyLicenseS,
  changePassword,
  createPairingCode,
  createProfile,
  deleteDevice,
  deleteProfile,
  emailConfirm,
  enableDisable,
  explain,
  geo,
  getAllAgreements,
  getApps,
  getAppsUsage,
  getCalls,
  getContacts,
  getDay,
  getGPS,
  getHealth,
  getKeywords,
  getPlans,
  getProfiles,
  getScreenViews,
  getSmses,
  getTop,
  getTopApps,
  getTopBlocked,
  getTopDomains,
  getTopSearch,
  getUrls,
  getYT,
  handleSessionId,
  listLicenses,
  listUpgrades,
  loadGlobalSettings,
  loadLists,
  loadSettings,
  logged,
  login,
  login2,
  logoff,
  purchaseStatus,
  register,
  resendEmailConfirm,
  resetPassword,
  reward,
  saveGlobalSettings,
  saveLists,
  saveSettings,
  screenDelete,
  screenGet,
  screenGrab,
  screenHeaderList,
  screenList,
  screenListByIds,
  setApps,
  setLang,
  subscribtion,
  updateDevice,
  updatePassword,
  updateProfile,
  upgradeLicense,
  verifyConfirmCode,
] as const satisfies readonly Action[];

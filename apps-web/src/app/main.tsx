import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadAllTexts, loadFirstTexts, startingLanguage } from '../i18n/index.js';
import { storedLanguage } from '../storage/values.js';
import { askWhoIsHere } from '../session/index.js';
import { App } from './app.js';
import './app.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const language = startingLanguage(location.pathname, storedLanguage.get(), navigator.languages);
const session = askWhoIsHere(language);
// Whoever comes back to the panel waits for one round of loading, not for two
if (location.pathname.startsWith('/panel')) {
  void loadAllTexts(language).catch(() => {});
  void import('./signed-in.js').catch(() => {});
  void import('./panel-routes.js').catch(() => {});
}
const texts = await loadFirstTexts(language);
createRoot(root).render(
  <StrictMode>
    <App texts={texts} session={session} />
  </StrictMode>,
);

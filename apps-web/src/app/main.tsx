import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadTexts, startingLanguage } from '../i18n/index.js';
import { storedLanguage } from '../storage/values.js';
import { askWhoIsHere } from '../session/index.js';
import { App } from './app.js';
import './app.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const language = startingLanguage(location.pathname, storedLanguage.get(), navigator.languages);
const session = askWhoIsHere(language);
const texts = await loadTexts(language);
createRoot(root).render(
  <StrictMode>
    <App texts={texts} session={session} />
  </StrictMode>,
);

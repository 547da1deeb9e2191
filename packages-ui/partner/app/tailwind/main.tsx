import { createRoot } from 'react-dom/client';
import './app.css';
import { Showcase } from '../shared/showcase';

const root = document.querySelector('#root');
if (root) {
  createRoot(root).render(
    <>
      <Showcase />
      <p id="own" className="rounded-md bg-brand-soft p-4 text-brand">
        The kit&apos;s names in classes of our own
      </p>
    </>,
  );
}

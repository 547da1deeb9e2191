import { Link } from 'react-router-dom';
import { T } from '../i18n/index.js';
import { PageTitle } from './page-title.js';

/** /error: the page for addresses that lead nowhere, with the code 404 and a way home (panel spec §2). */
export function NotFoundPage() {
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col items-start justify-center gap-4 p-6">
      <PageTitle id="app.not-found.title" />
      <p>404</p>
      <h1 className="text-2xl font-semibold">
        <T id="app.not-found.title" />
      </h1>
      <p>
        <T id="app.not-found.text" />
      </p>
      <Link to="/">
        <T id="app.go-home" />
      </Link>
    </main>
  );
}

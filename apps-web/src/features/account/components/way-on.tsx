import { Link } from '@ostoja/ui';
import { Link as RouterLink } from 'react-router-dom';
import { T, type MessageId } from '../../../i18n/index.js';

/** A question and the link that answers it: "No account yet? Create an account". Without a question just the link. */
export function WayOn({ question, link, to }: { question?: MessageId; link: MessageId; to: string }) {
  return (
    <p>
      {question && (
        <>
          <T id={question} />{' '}
        </>
      )}
      <Link asChild>
        <RouterLink to={to}>
          <T id={link} />
        </RouterLink>
      </Link>
    </p>
  );
}

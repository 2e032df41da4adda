import type { RequestView } from '../../domain/answer/join-request/request-view.ts';
import { useArrival } from '../kit/arrival.ts';
import button from '../kit/button.module.css';
import { Link } from '../kit/link.tsx';
import pages from '../kit/mailed-link-page.module.css';
import { words } from './words.ts';

const { page } = words;

/** Result after the captain's answer, whether given now or earlier. */
export function JoinRequestAnswered({ request }: { readonly request: RequestView }) {
  const heading = useArrival<HTMLHeadingElement>();
  const isAccepted = request.status === 'accepted';
  const { title } = isAccepted ? page.accepted : page.declined;
  return (
    <section className={pages.state}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>
        {isAccepted ? page.accepted.text(request.playerName, request.teamName) : page.declined.text(request.playerName)}
      </p>
      <Home />
    </section>
  );
}

function Home() {
  return (
    <div className={pages.ways}>
      <Link to="/" className={button.secondary}>
        {page.home}
      </Link>
    </div>
  );
}

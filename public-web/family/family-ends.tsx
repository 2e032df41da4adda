import { Link } from 'react-router';
import { useArrival } from '../kit/arrival.ts';
import button from '../kit/button.module.css';
import pages from '../kit/mailed-link-page.module.css';
import { words } from './family-words.ts';

/** Nothing is kept any more. */
export function FamilyErased() {
  const heading = useArrival<HTMLHeadingElement>();
  return (
    <section className={pages.state}>
      <h1 ref={heading} tabIndex={-1}>
        {words.erased.title}
      </h1>
      <p>{words.erased.text}</p>
      <div>
        <Link to="/" className={button.primary}>
          {words.erased.home}
        </Link>
      </div>
    </section>
  );
}

/** The link leads nowhere any more. */
export function FamilyGone() {
  return (
    <section className={pages.state}>
      <h1>{words.gone.title}</h1>
      <p>{words.gone.text}</p>
      <div>
        <Link to="/family" className={button.primary}>
          {words.gone.ask}
        </Link>
      </div>
    </section>
  );
}

/** The server did not answer. */
export function FamilyBroken({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <section className={pages.state}>
      <h1>{words.broken.title}</h1>
      <p>{words.broken.text}</p>
      <div>
        <button type="button" className={button.primary} onClick={onRetry}>
          {words.broken.again}
        </button>
      </div>
    </section>
  );
}

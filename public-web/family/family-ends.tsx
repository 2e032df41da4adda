import { useArrival } from '../kit/arrival.ts';
import button from '../kit/button.module.css';
import { Link } from '../kit/link.tsx';
import pages from '../kit/mailed-link-page.module.css';
import { words } from './family-words.ts';

/** Message after the last child's record was erased. */
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

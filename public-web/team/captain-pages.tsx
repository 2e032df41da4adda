import { useParams } from 'react-router';
import { words as site } from '../site/words.ts';
import { Queries } from '../transport/queries.tsx';
import { CaptainArrival } from './captain-arrival.tsx';
import { CaptainLinkForm } from './captain-link-form.tsx';
import styles from './captain-page.module.css';
import { CaptainPage } from './captain-page.tsx';
import { words } from './captain-words.ts';

/** All pages of a captain: the mailed link, the team, and the form for a new link. */
export function CaptainPages() {
  return (
    <div className={styles.page}>
      <title>{`${words.title} · ${site.brand}`}</title>
      <Queries>
        <Addressed />
      </Queries>
    </div>
  );
}

function Addressed() {
  const { id, sealed } = useParams();
  if (id !== undefined) return <CaptainPage />;
  return sealed === undefined ? <CaptainLinkForm {...words.ask} /> : <CaptainArrival />;
}

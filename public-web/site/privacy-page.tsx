import { useQuery } from '@tanstack/react-query';
import type { PrivacyNotice } from '../../domain/answer/site/privacy-notice.ts';
import { Link } from '../kit/link.tsx';
import { LoadFailed } from '../kit/load-failed.tsx';
import { PageLoading } from '../kit/page-loading.tsx';
import { read } from '../transport/call.ts';
import { Queries } from '../transport/queries.tsx';
import styles from './privacy-page.module.css';
import { words } from './privacy-words.ts';
import { SiteContact } from './site-contact.tsx';
import { words as site } from './words.ts';

/** Privacy notice: which data is stored, why, how long, and the rights of a family. */
export function PrivacyPage() {
  const { can } = words;
  return (
    <article className={styles.page}>
      <title>{`${words.title} · ${site.brand}`}</title>
      <h1>{words.heading}</h1>
      <p className={styles.lead}>{words.lead}</p>
      <Lines {...words.never} />
      <Lines {...words.sees} />
      <h2>{can.title}</h2>
      <ul>
        <li>
          {can.see} <Link to="/player-lookup#record">{can.seeLink}</Link>
        </li>
        <li>
          {can.correct} <Link to="/player-lookup">{can.correctLink}</Link>
        </li>
        <li>{can.withdraw}</li>
        <li>{can.erase}</li>
      </ul>
      <h2>{words.long.title}</h2>
      <Queries>
        <Retention />
      </Queries>
      <Contact />
    </article>
  );
}

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    <>
      <h2>{title}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}

function Retention() {
  const asked = useQuery({ queryKey: ['privacy'], queryFn: () => read<PrivacyNotice>('/api/privacy') });
  if (asked.isPending) return <PageLoading text={words.loading} />;
  if (asked.isError)
    return <LoadFailed sentence={words.broken} failure={asked.error} onRetry={() => void asked.refetch()} />;
  return <KeptKinds {...asked.data} />;
}

function KeptKinds({ kinds }: PrivacyNotice) {
  const { what, why, howLong } = words.long;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{what}</th>
          <th scope="col">{why}</th>
          <th scope="col">{howLong}</th>
        </tr>
      </thead>
      <tbody>
        {kinds.map((kind) => (
          <tr key={kind.what}>
            <th scope="row">{kind.what}</th>
            <td data-label={why}>{kind.why}</td>
            <td data-label={howLong}>
              {kind.howLong.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Contact() {
  return (
    <>
      <h2>{words.ask.title}</h2>
      <p>{words.ask.text}</p>
      <p>
        <SiteContact />
      </p>
    </>
  );
}

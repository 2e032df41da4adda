import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation, useParams } from 'react-router';
import { linkedSecret } from '../../domain/rule/secret/linked-secret.ts';
import { verdictOf } from '../transport/call-failed.ts';
import { Queries } from '../transport/queries.tsx';
import button from './button.module.css';
import { Link } from './link.tsx';
import { LoadFailed } from './load-failed.tsx';
import styles from './mailed-link-page.module.css';
import { PageLoading } from './page-loading.tsx';

/** Texts for a link that is no longer valid, and where to go on. */
interface LinkEnd {
  readonly title: string;
  readonly text: string;
  readonly to: string;
  readonly label: string;
}

/** Texts for a link whose subject could not be loaded. */
interface LinkBreak {
  readonly title: string;
  readonly text: string;
}

interface MailedLink<Found> {
  /** Subject of the link, used as the key of its query. */
  readonly about: string;
  readonly loading: string;
  readonly find: (sealed: string) => Promise<Found>;
  readonly gone: LinkEnd;
  readonly broken: LinkBreak;
  readonly children: (found: Found, sealed: string) => ReactNode;
}

/** Page behind a secret link, whose token is in the path or after the #; fetches the link's subject and renders it if it still exists. */
export function MailedLinkPage<Found>({ title, ...link }: MailedLink<Found> & { readonly title: string }) {
  const { hash } = useLocation();
  const { sealed: copied = hash.slice(1) } = useParams();
  const sealed = linkedSecret(copied);
  return (
    <div className={styles.page}>
      <title>{title}</title>
      <Queries>
        <Behind key={sealed} sealed={sealed} {...link} />
      </Queries>
    </div>
  );
}

function Behind<Found>({ sealed, about, loading, find, ...shown }: MailedLink<Found> & { readonly sealed: string }) {
  const asked = useQuery({ queryKey: [about, sealed], queryFn: () => find(sealed), gcTime: 0 });
  if (asked.isPending) return <PageLoading text={loading} />;
  if (asked.isSuccess) return shown.children(asked.data, sealed);
  if (verdictOf(asked.error) !== undefined) return <LinkGone {...shown.gone} />;
  const { title, text } = shown.broken;
  return (
    <section className={styles.state}>
      <h1>{title}</h1>
      <LoadFailed sentence={text} failure={asked.error} onRetry={() => void asked.refetch()} />
    </section>
  );
}

export function LinkGone({ title, text, to, label }: LinkEnd) {
  return (
    <section className={styles.state}>
      <h1>{title}</h1>
      <p>{text}</p>
      <div>
        <Link to={to} className={button.primary}>
          {label}
        </Link>
      </div>
    </section>
  );
}

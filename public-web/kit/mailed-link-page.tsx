import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation, useParams } from 'react-router';
import { CallFailed } from '../transport/call-failed.ts';
import { Queries } from '../transport/queries.tsx';
import styles from './mailed-link-page.module.css';
import { PageLoading } from './page-loading.tsx';

interface MailedLink<Found> {
  /** What the link is about: what is asked once is known under this name. */
  readonly about: string;
  readonly loading: string;
  readonly find: (sealed: string) => Promise<Found>;
  /** The link leads nowhere any more. */
  readonly gone: ReactNode;
  /** The server did not answer. */
  readonly broken: (onRetry: () => void) => ReactNode;
  readonly children: (found: Found, sealed: string) => ReactNode;
}

/** The page behind a secret link, which stands in the path or behind the #: what it is about is asked for, and shown where it is still there. */
export function MailedLinkPage<Found>({ title, ...link }: MailedLink<Found> & { readonly title: string }) {
  const { hash } = useLocation();
  const { sealed = hash.slice(1) } = useParams();
  return (
    <div className={styles.page}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
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
  const isGone = asked.error instanceof CallFailed && asked.error.status < 500;
  return isGone ? shown.gone : shown.broken(() => void asked.refetch());
}

import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { isOld } from '../kit/as-of.tsx';
import { LoadFailed } from '../kit/load-failed.tsx';
import pages from '../kit/mailed-link-page.module.css';
import { LinkGone } from '../kit/mailed-link-page.tsx';
import { PageLoading } from '../kit/page-loading.tsx';
import { useNow } from '../kit/use-now.ts';
import { locale } from '../language/language.ts';
import { words as site } from '../site/words.ts';
import { CallFailed } from '../transport/call-failed.ts';
import { Queries } from '../transport/queries.tsx';
import styles from './game-day.module.css';
import { fetchGameDay, type GameDayView } from './game-day-calls.ts';
import { dropGameDay, storedGameDay, storeGameDay } from './game-day-storage.ts';
import { PlayersDayView } from './players-day.tsx';
import { StorageNotice } from './storage-notice.tsx';
import { words } from './words.ts';

/** Polling interval while the page is visible, in milliseconds. */
const everyMinute = 60_000;

/** Game day of a family on one screen; without a network it shows the last answer stored on this device. */
export function GameDayPage() {
  const { sealed = '' } = useParams();
  return (
    <div className={`${pages.page} ${styles.page}`}>
      <title>{`${words.title} · ${site.brand}`}</title>
      <Queries>
        <Behind key={sealed} sealed={sealed} />
      </Queries>
    </div>
  );
}

function Behind({ sealed }: { readonly sealed: string }) {
  const [before] = useState(() => storedGameDay(sealed));
  const { data, error, isPending, refetch, dataUpdatedAt } = useQuery({
    queryKey: ['game day', sealed],
    queryFn: () => fetchGameDay(sealed),
    refetchInterval: everyMinute,
    refetchOnWindowFocus: 'always',
    gcTime: 0,
  });
  const now = useNow(everyMinute / 2);
  const at = dataUpdatedAt || Date.parse(before?.asOf ?? '');
  const isGone = error instanceof CallFailed && error.status === 404;
  useEffect(() => {
    if (isGone) dropGameDay(sealed);
    else if (data !== undefined) storeGameDay(sealed, data);
  }, [sealed, data, isGone]);
  if (isGone) return <LinkGone {...words.gone} />;
  const shown = data ?? before;
  if (shown !== undefined)
    return (
      <Shown sealed={sealed} shown={shown} isOld={isOld({ at, every: everyMinute, isLost: error !== null }, now)} />
    );
  if (isPending) return <PageLoading text={words.loading} />;
  return <LoadFailed sentence={words.failed} failure={error} onRetry={() => void refetch()} />;
}

const moment = new Intl.DateTimeFormat(locale, {
  weekday: 'long',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'America/New_York',
});

interface ShownProps {
  readonly sealed: string;
  readonly shown: GameDayView;
  readonly isOld: boolean;
}

function Shown({ sealed, shown, isOld }: ShownProps) {
  const [chosen, setChosen] = useState<number>();
  const day = shown.days.find(({ registrationId }) => registrationId === chosen) ?? shown.days[0];
  if (day === undefined) return null;
  const when = moment.format(new Date(shown.asOf));
  return (
    <article className={styles.day}>
      {shown.days.length > 1 && (
        <nav className={styles.players} aria-label={words.players}>
          {shown.days.map(({ registrationId, playerName, tournament }) => (
            <button
              key={registrationId}
              type="button"
              aria-pressed={registrationId === day.registrationId}
              onClick={() => setChosen(registrationId)}
            >
              <bdi>{playerName}</bdi> <small>{tournament}</small>
            </button>
          ))}
        </nav>
      )}
      <PlayersDayView day={day} isOld={isOld} />
      <a className={styles.call} href={`tel:${shown.organizerPhone.replace(/[^\d+]/g, '')}`}>
        {words.call(shown.organizerPhone)}
      </a>
      <p className={styles.asOf} data-old={isOld} role="status">
        {isOld ? words.noNetwork(when) : words.asOf(when)}
      </p>
      <StorageNotice sealed={sealed} shown={shown} />
    </article>
  );
}

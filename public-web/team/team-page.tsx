import { useMemo } from 'react';
import { useParams } from 'react-router';
import { FollowTeam } from '../follower/follow-team.tsx';
import { SpokenNews } from '../game/spoken-news.tsx';
import { AsOf, type Freshness } from '../kit/as-of.tsx';
import button from '../kit/button.module.css';
import { copyText } from '../kit/copy-text.ts';
import { Link } from '../kit/link.tsx';
import { LoadFailed } from '../kit/load-failed.tsx';
import pages from '../kit/mailed-link-page.module.css';
import { LinkGone } from '../kit/mailed-link-page.tsx';
import { MyTeamSwitch } from '../kit/my-team-switch.tsx';
import { PageLoading } from '../kit/page-loading.tsx';
import { showToast } from '../kit/toasts.ts';
import { language } from '../language/language.ts';
import { GameList } from '../schedule/game-list.tsx';
import { NextGame } from '../schedule/next-game.tsx';
import { noticedGames, type OwnGames } from '../schedule/own-games.ts';
import styles from '../schedule/team-page.module.css';
import { standingInWords } from '../schedule/team-standing.ts';
import { isGone, useOwnGames } from '../schedule/use-own-games.ts';
import { words } from '../schedule/words.ts';
import { words as site } from '../site/words.ts';
import { Queries } from '../transport/queries.tsx';

/** Page of a team for its followers: next game, all games, and the calendar. */
export function TeamPage() {
  const { id = '' } = useParams();
  return (
    <div className={pages.page}>
      <Queries>
        <Team key={id} id={id} />
      </Queries>
    </div>
  );
}

function Team({ id }: { readonly id: string }) {
  const { asked, heard: freshness } = useOwnGames(id);
  if (isGone(asked.error)) return <LinkGone {...words.gone} />;
  if (asked.data !== undefined) return <Games own={asked.data} heard={freshness} />;
  if (asked.isPending) return <PageLoading text={words.loading} isLong />;
  return <LoadFailed sentence={words.failed} failure={asked.error} onRetry={() => void asked.refetch()} />;
}

function Games({ own, heard: freshness }: { readonly own: OwnGames; readonly heard: Freshness }) {
  const { team, games } = own;
  const standing = standingInWords(own);
  const noticed = useMemo(() => noticedGames(own), [own]);
  return (
    <article className={styles.team}>
      <title>{`${team.name} · ${site.brand}`}</title>
      <header>
        <h1 className={styles.name}>
          <bdi>{team.name}</bdi>
        </h1>
        <p className={styles.tournament}>
          <Link to={`/tournaments/${team.tournamentId}?team=${team.id}`}>{team.tournament}</Link>
        </p>
        {standing !== undefined && <p className={styles.standing}>{standing}</p>}
        <MyTeamSwitch id={team.id} name={team.name} />
      </header>
      <AsOf {...freshness} />
      <SpokenNews games={noticed} />
      <NextGame own={own} />
      <FollowTeam teamId={team.id} />
      <CalendarLinks teamId={team.id} />
      {games.length > 0 && <GameList team={team} games={games} />}
    </article>
  );
}

/** Returns the address of a team's calendar. Calendar programs send no language, so the address names it unless it is English. */
const feedOf = (teamId: number, spoken: string): string =>
  `/api/teams/${teamId}/calendar.ics${spoken === 'en' ? '' : `?language=${spoken}`}`;

/** Links to a team's games for the family's own calendar: one press on a phone, or an address for any other program. */
function CalendarLinks({ teamId }: { readonly teamId: number }) {
  const { host, origin } = window.location;
  const path = feedOf(teamId, language);
  const byWebcal = `webcal://${host}${path}`;
  const copy = () =>
    copyText(`${origin}${path}`).then(
      () => showToast({ tone: 'good', ...words.calendar.copied }),
      () => showToast({ tone: 'alarm', ...words.calendar.notCopied }),
    );
  return (
    <section className={styles.calendar}>
      <h2 className={styles.heading}>{words.calendar.title}</h2>
      <p>{words.calendar.text}</p>
      <div className={styles.ways}>
        <a className={button.primary} href={byWebcal}>
          {words.calendar.subscribe}
        </a>
        <a
          className={button.secondary}
          href={`https://calendar.google.com/calendar/r?cid=${encodeURIComponent(byWebcal)}`}
          target="_blank"
          rel="noreferrer"
        >
          {words.calendar.google}
        </a>
      </div>
      <p>{words.calendar.address}</p>
      <div className={styles.ways}>
        <code className={styles.address}>{`${origin}${path}`}</code>
        <button type="button" className={button.secondary} onClick={() => void copy()}>
          {words.calendar.copy}
        </button>
      </div>
    </section>
  );
}

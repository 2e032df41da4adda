import { easternDayAndClock } from '../game/eastern-time.ts';
import button from '../kit/button.module.css';
import { Link } from '../kit/link.tsx';
import type { TeamCreation } from '../registration/outcome.ts';
import { useBoard } from '../site/board.ts';
import { InviteWays } from './invite-ways.tsx';
import { words } from './invite-words.ts';
import styles from './team-share.module.css';

interface TeamShareProps {
  readonly created: TeamCreation;
}

/** Invitation link of a new team, with buttons to share it and a link to the captain's page. */
export function TeamShare({ created }: TeamShareProps) {
  const board = useBoard();
  const { team, tournament, emails, phones, delayed, invitationCode: code } = created;
  const left = created.mailed - (delayed?.count ?? 0);
  const areLost = emails.length > 0 && created.mailed === 0;
  const played = board.tournaments?.find(({ id }) => id === created.tournamentId);
  const invited = { team, tournament, date: played?.date ?? null, prices: played };
  return (
    <section className={styles.share} aria-label={words.share.title}>
      {code !== undefined && <InviteWays {...invited} code={code} emails={emails} phones={phones} />}
      {left > 0 && <p>{words.share.mailed(left)}</p>}
      {delayed !== null && <p>{words.share.delayed(delayed.count, easternDayAndClock(delayed.until))}</p>}
      {areLost && <p className={styles.lost}>{words.share.lost}</p>}
      <Link className={button.secondary} to={`/captain/team/${created.teamId}`}>
        {words.share.captain}
      </Link>
    </section>
  );
}

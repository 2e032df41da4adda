import { lazy, Suspense } from 'react';
import type { PlayerRecord } from '../../domain/answer/player/player-record.ts';
import { Crest } from '../kit/crest.tsx';
import { MyTeamStar } from '../kit/my-team-star.tsx';
import { skillLabel, skillName } from '../kit/skill-label.ts';
import { TeamLink } from '../kit/team-link.tsx';
import { writtenDate } from '../kit/written.ts';
import { words as site } from '../site/words.ts';
import styles from './player-card.module.css';
import { words } from './words.ts';

const QrCode = lazy(() => import('../kit/qr-code.tsx').then((part) => ({ default: part.QrCode })));

/** Card to show at the desk: name, team, bracket, payment and waiver. */
export function PlayerCard({ player }: { readonly player: PlayerRecord }) {
  const { id } = words;
  const waiver = player.waiverState ?? 'unsigned';
  const [latest] = player.registrations;
  return (
    <article className={styles.card} aria-label={player.name}>
      <header className={styles.head}>
        <Crest className={styles.crest} />
        <span>{site.brand}</span>
        {player.paymentReference !== null && <span className={styles.reference}>{player.paymentReference}</span>}
      </header>
      <h2 className={styles.name}>
        <bdi>{player.name}</bdi>
      </h2>
      <p className={styles.team}>
        {player.teamName === null ? id.freeAgent : <TeamLink id={player.teamId} name={player.teamName} />}
        {player.teamName !== null && <MyTeamStar id={player.teamId} name={player.teamName} isNamed />}
      </p>
      <p className={styles.tournament}>{player.tournament ?? id.noTournament}</p>
      {latest !== undefined && (
        <p>
          {writtenDate(latest.date)} · {latest.location}
        </p>
      )}
      {player.joinRequest !== null && (
        <p className={styles.request} data-state={player.joinRequest.status}>
          {words.joinRequest[player.joinRequest.status](player.joinRequest.teamName)}
        </p>
      )}
      <dl className={styles.figures}>
        <Figure name={id.rows.age} value={player.age === null ? id.none : String(player.age)} />
        {player.ageBracket !== null && <Figure name={id.rows.bracket} value={player.ageBracket} />}
        <Figure name={skillName} value={skillLabel(player.skillLevel)} />
      </dl>
      {player.paymentReference !== null && (
        <div className={styles.code}>
          <Suspense>
            <QrCode text={player.paymentReference} label={id.code(player.paymentReference)} />
          </Suspense>
        </div>
      )}
      {latest !== undefined && (
        <ul className={styles.states}>
          {latest.isWaitlisted && <li data-good={false}>{id.waitlisted}</li>}
          <li data-good={player.paymentConfirmed}>{player.paymentConfirmed ? id.paid : id.unpaid}</li>
          <li data-good={waiver === 'confirmed'}>{id.waiver[waiver]}</li>
        </ul>
      )}
    </article>
  );
}

function Figure({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

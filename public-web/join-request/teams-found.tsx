import { useState } from 'react';
import type { PublicTeam } from '../../domain/answer/team/public-team.ts';
import type { PublicTournament } from '../../domain/answer/tournament/public-tournament.ts';
import button from '../kit/button.module.css';
import { writtenDate } from '../kit/written.ts';
import { useBoard } from '../site/board.ts';
import styles from './find-team.module.css';
import { words } from './find-team-words.ts';
import { TeamToJoin } from './team-to-join.tsx';
import { byTournament } from './teams-to-join.ts';

/** Number of teams shown at first, and added by each press. */
const step = 20;

interface TeamsFoundProps {
  readonly teams: readonly PublicTeam[];
  readonly hasAccepted: boolean;
  readonly onAsk: (team: PublicTeam) => void;
}

/** Teams with an open place by tournament and bracket; more are shown on demand. */
export function TeamsFound({ teams, hasAccepted, onAsk }: TeamsFoundProps) {
  const [most, setMost] = useState(step);
  const board = useBoard();
  const groups = byTournament(teams, board, most);
  const left = teams.length - most;
  return (
    <>
      <p className={styles.count} role="status">
        {words.found(teams.length)}
      </p>
      {teams.length === 0 && (
        <div className={styles.none}>
          <strong>{words.none}</strong>
          <p>{words.noneHelp}</p>
        </div>
      )}
      {groups.map(([tournament, own]) => (
        <div key={tournament} className={styles.group}>
          <p className={styles.badge} data-night={nightOf(tournament)}>
            {tournament}
          </p>
          <When tournament={board.tournaments?.find(({ id }) => id === own[0]?.tournamentId)} />
          <ul>
            {own.map((team) => (
              <TeamToJoin key={team.id} team={team} hasAccepted={hasAccepted} onAsk={onAsk} />
            ))}
          </ul>
        </div>
      ))}
      {left > 0 && (
        <button type="button" className={button.secondary} onClick={() => setMost(most + step)}>
          {words.more(Math.min(step, left))}
        </button>
      )}
    </>
  );
}

/** Day and place of a tournament, once it is known. */
function When({ tournament }: { readonly tournament: PublicTournament | undefined }) {
  if (tournament === undefined) return null;
  return (
    <p className={styles.when}>
      {writtenDate(tournament.date)} · {tournament.location}
    </p>
  );
}

/** Nights with a colour of their own. */
const nights = ['Tuesday', 'Wednesday', 'Thursday'] as const;

/** Returns the night of a tournament if its label names one of those with a colour. */
function nightOf(tournament: string): (typeof nights)[number] | undefined {
  return nights.find((night) => tournament.includes(`${night} Night`));
}

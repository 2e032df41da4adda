import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { PublicTeam } from '../../domain/answer/team/public-team.ts';
import input from '../form/text-input.module.css';
import button from '../kit/button.module.css';
import { PageLoading } from '../kit/page-loading.tsx';
import { useStateOfPage } from '../kit/state-of-page.ts';
import { useBoard } from '../site/board.ts';
import { words as pick } from '../team/pick-words.ts';
import { openTournaments } from '../tournament/open-tournaments.ts';
import styles from './find-team.module.css';
import { words } from './find-team-words.ts';
import { useSettled } from './settled.ts';
import { TeamToJoin } from './team-to-join.tsx';
import { teamsToJoin, tournamentsShown } from './teams-to-join.ts';

interface TeamSearchProps {
  readonly hasAccepted: boolean;
  readonly onAsk: (team: PublicTeam) => void;
}

/** The search by name and tournament, and the teams it finds. */
export function TeamSearch({ hasAccepted, onAsk }: TeamSearchProps) {
  const id = useId();
  const board = useBoard();
  const [typed, setTyped] = useStateOfPage('team sought', '');
  const [filter, setFilter] = useStateOfPage('tournament of team sought', '');
  const search = useSettled(typed);
  const tournaments = tournamentsShown(filter, board);
  const teams = useQuery({
    queryKey: ['find a team', search, ...tournaments],
    queryFn: () => teamsToJoin(search, tournaments),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  return (
    <section>
      <div className={styles.controls}>
        <div>
          <label htmlFor={`${id}-search`}>{words.search}</label>
          <input
            id={`${id}-search`}
            type="search"
            className={input.input}
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        <div>
          <label htmlFor={`${id}-tournament`}>{words.tournament}</label>
          <select
            id={`${id}-tournament`}
            className={input.input}
            value={filter}
            onChange={({ target }) => setFilter(target.value)}
          >
            <option value="">{words.allDates}</option>
            {openTournaments(board).map((tournament) => (
              <option key={tournament.id} value={tournament.id}>
                {tournament.name}
              </option>
            ))}
          </select>
        </div>
      </div>
      {teams.isPending && <PageLoading text={pick.loading} isLong />}
      {teams.isError && <Failed onRetry={() => teams.refetch()} />}
      {teams.data !== undefined && <Found teams={teams.data} hasAccepted={hasAccepted} onAsk={onAsk} />}
    </section>
  );
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className={styles.none} role="alert">
      <strong>{pick.failed}</strong>
      <button type="button" className={button.secondary} onClick={onRetry}>
        {words.again}
      </button>
    </div>
  );
}

function Found({ teams, hasAccepted, onAsk }: TeamSearchProps & { readonly teams: readonly PublicTeam[] }) {
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
      <ul className={styles.teams}>
        {teams.map((team) => (
          <TeamToJoin key={team.id} team={team} hasAccepted={hasAccepted} onAsk={onAsk} />
        ))}
      </ul>
    </>
  );
}

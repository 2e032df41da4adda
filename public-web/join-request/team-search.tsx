import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { PublicTeam } from '../../domain/answer/team/public-team.ts';
import input from '../form/text-input.module.css';
import { LoadFailed } from '../kit/load-failed.tsx';
import { PageLoading } from '../kit/page-loading.tsx';
import { useStateOfPage } from '../kit/state-of-page.ts';
import { writtenAges } from '../kit/written.ts';
import { type Board, useBoard } from '../site/board.ts';
import { inAddress, openTournaments } from '../site/open-tournaments.ts';
import { words as pick } from '../team/pick-words.ts';
import { type Chip, ChipChoice } from './chip-choice.tsx';
import styles from './find-team.module.css';
import { words } from './find-team-words.ts';
import { TeamsFound } from './teams-found.tsx';
import { bracketsOf, inOpenTournaments, teamsToJoin, tournamentsOfFilter } from './teams-to-join.ts';

interface TeamSearchProps {
  readonly hasAccepted: boolean;
  readonly onAsk: (team: PublicTeam) => void;
}

/** Search by name, tournament and bracket, with its results; the address may name the tournament. */
export function TeamSearch({ hasAccepted, onAsk }: TeamSearchProps) {
  const id = useId();
  const board = useBoard();
  const named = useSearchParams()[0].get(inAddress) ?? '';
  const [typed, setTyped] = useStateOfPage('team sought', '');
  const [filter, setFilter] = useStateOfPage('tournament of team sought', named);
  const [bracket, setBracket] = useStateOfPage('bracket of team sought', '');
  const search = useSettled(typed);
  const tournaments = tournamentsOfFilter(filter, board);
  const teams = useQuery({
    queryKey: ['find a team', search, ...tournaments],
    queryFn: () => teamsToJoin(search, tournaments),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const shown = teams.data && inOpenTournaments(teams.data, board);
  const brackets = bracketsOf(shown ?? []);
  const found = shown?.filter(({ ageGroup }) => !brackets.includes(bracket) || ageGroup === bracket);
  return (
    <section className={styles.search}>
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
      <ChipChoice label={words.tournament} chips={tournamentChips(board)} chosen={filter} onChoose={setFilter} />
      {brackets.length > 1 && (
        <ChipChoice
          label={words.bracket}
          chips={[['', words.allBrackets], ...brackets.map((name): Chip => [name, writtenAges(name)])]}
          chosen={brackets.includes(bracket) ? bracket : ''}
          onChoose={setBracket}
        />
      )}
      {teams.isPending && <PageLoading text={pick.loading} isLong />}
      {teams.isError && (
        <LoadFailed sentence={pick.failed} failure={teams.error} onRetry={() => void teams.refetch()} />
      )}
      {found !== undefined && (
        <TeamsFound key={[search, filter, bracket].join(' ')} teams={found} {...{ hasAccepted, onAsk }} />
      )}
    </section>
  );
}

const tournamentChips = (board: Board): readonly Chip[] => [
  ['', words.allDates],
  ...openTournaments(board).map(({ id, name }): Chip => [String(id), name]),
];

const pause = 300;

/** Returns the typed text once typing has paused for 300 milliseconds. */
function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}

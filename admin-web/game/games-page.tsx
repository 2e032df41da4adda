import AccountTree from '@mui/icons-material/AccountTreeOutlined';
import { Button, MenuItem, TextField } from '@mui/material';
import { useGetList, useListContext, useRecordContext, useStore } from 'react-admin';
import type { ListedGame } from '../../domain/answer/game/listed-game.ts';
import { textOrder } from '../../domain/rule/language/name-order.ts';
import { kickoffEntry } from '../../domain/use-case/schedule/kickoff-entry.ts';
import { preferredTournament } from '../../domain/use-case/tournament/tournament-fields.ts';
import { filterFor, useChosenTournament } from '../kit/chosen-tournament.ts';
import { counted } from '../kit/counted.ts';
import { ExportButton } from '../kit/export-button.tsx';
import { FilterChoice } from '../kit/filter-choice.tsx';
import { ListContent } from '../kit/list-content.tsx';
import { ListFilters } from '../kit/list-filters.tsx';
import { EmptyNote, NothingListed } from '../kit/list-states.tsx';
import { May } from '../kit/may.tsx';
import { nothingBefore } from '../kit/nothing-before.ts';
import { ListHead, OfficeList } from '../kit/office-list.tsx';
import { RecordCard } from '../kit/record-card.tsx';
import { useTournaments } from '../tournament/use-tournaments.ts';
import { GameDialogs } from './game-dialogs.tsx';
import {
  GameField,
  GameRound,
  GameScore,
  GameStart,
  GameStatus,
  GameTeams,
  gameStatuses,
  roundName,
} from './game-facts.tsx';
import { GameRowActions } from './game-row-actions.tsx';
import { GameTable, gameColumns } from './game-table.tsx';
import { LiveOffice } from './live-office.tsx';

export const gamesTitle = 'Games';

const kept = 'games.listParams';

/** Disables the query until a tournament is chosen. */
const notAsked = { ...nothingBefore, enabled: false };

/** Tab with the games of one tournament. */
export function GamesPage() {
  const [chosen] = useChosenTournament();
  const [{ filter = filterFor(chosen) }] = useStore<{ readonly filter?: object }>(kept, {});
  return (
    <OfficeList
      perPage={100}
      sort={{ field: 'startTime', order: 'ASC' }}
      queryOptions={isNarrowed(filter) ? nothingBefore : notAsked}
    >
      <GamesHead />
      <LiveOffice />
      <FiltersOfGames />
      <GamesOfTournament />
      <GameDialogs />
    </OfficeList>
  );
}

/** Returns whether a filter is set, here or by another page; games are listed only then. */
const isNarrowed = (filterValues: object): boolean => Object.keys(filterValues).length > 0;

function GamesHead() {
  const isChosen = isNarrowed(useListContext().filterValues);
  return (
    <ListHead title={gamesTitle} count={(games) => (isChosen ? counted(games, 'game') : '')}>
      {isChosen && <ExportButton path="all-games" />}
    </ListHead>
  );
}

function FiltersOfGames() {
  const { filterValues } = useListContext();
  return (
    <ListFilters
      key={filterValues.tournamentId}
      searchHint={null}
      hasColumns={isNarrowed(filterValues)}
      lead={<TournamentOfGames />}
    >
      <GameFilters />
    </ListFilters>
  );
}

/** Choice of the tournament for the whole office, which clears the filters of the one before. */
function TournamentOfGames() {
  const { tournaments } = useTournaments();
  const { filterValues, setFilters } = useListContext();
  const [, choose] = useChosenTournament();
  return (
    <TextField
      select
      label={preferredTournament.label}
      value={tournaments.length === 0 ? '' : (filterValues.tournamentId ?? '')}
      onChange={({ target }) => (target.value === '' ? setFilters({}) : choose(Number(target.value)))}
      slotProps={{ select: { displayEmpty: true } }}
    >
      <MenuItem value="">-- Select Tournament --</MenuItem>
      {tournaments.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

function GamesOfTournament() {
  const { filterValues } = useListContext();
  if (!isNarrowed(filterValues)) return <EmptyNote title="Select a tournament" text="Its games are listed here." />;
  const { tournamentId: _, ...others } = filterValues;
  const none = (
    <NothingListed title="No games" text="No games found for this tournament.">
      <FirstDraw />
    </NothingListed>
  );
  const nothingFits = <NothingListed title="Nothing found" text="No game of this tournament fits the filters." />;
  return (
    <ListContent
      loading="Loading games..."
      failed="Failed to fetch all games"
      empty={none}
      nothingFound={isNarrowed(others) ? nothingFits : none}
      card={GameCard}
    >
      <GameTable />
    </ListContent>
  );
}

/** Button to bracket management, which creates the games of a tournament. */
function FirstDraw() {
  const { tournamentId, ...others } = useListContext().filterValues;
  if (isNarrowed(others)) return null;
  return (
    <May act="change">
      <Button href={`/bracket-management?tournament=${tournamentId}`} variant="contained" startIcon={<AccountTree />}>
        Draw the brackets
      </Button>
    </May>
  );
}

function GameCard() {
  const game = useRecordContext<ListedGame>();
  if (game === undefined) return null;
  return (
    <RecordCard
      title={<GameTeams />}
      badge={<GameStatus />}
      facts={[
        [gameColumns.score, <GameScore key="score" />],
        [gameColumns.round, <GameRound key="round" />],
        [kickoffEntry.fields.field.label, <GameField key="field" />],
        [gameColumns.start, <GameStart key="start" />],
      ]}
    >
      <GameRowActions />
    </RecordCard>
  );
}

/** Maximum number of games of a tournament. */
const most = 1000;

const statuses = ['scheduled', 'in_progress', 'completed'].map((value) => ({
  value,
  label: gameStatuses[value] ?? value,
}));

/** Filters for the games of the chosen tournament: status, field, round and division. */
function GameFilters() {
  const { tournamentId } = useListContext().filterValues;
  const { data = [] } = useGetList<ListedGame>(
    'games',
    { pagination: { page: 1, perPage: most }, sort: { field: 'id', order: 'ASC' }, filter: { tournamentId } },
    { enabled: tournamentId !== undefined },
  );
  if (tournamentId === undefined) return null;
  const fields = different(data.map(({ field }) => field)).map((value) => ({ value, label: value }));
  const rounds = different(data.map(({ round }) => round)).map((value) => ({ value, label: roundName(value) }));
  const divisions = different(data.map(({ ageBracket }) => ageBracket)).map((value) => ({ value, label: value }));
  return (
    <>
      <FilterChoice source="status" label={gameColumns.status} all="All statuses" options={statuses} />
      <FilterChoice source="field" label={kickoffEntry.fields.field.label} all="All fields" options={fields} />
      <FilterChoice source="round" label={gameColumns.round} all="All rounds" options={rounds} />
      {divisions.length > 0 && (
        <FilterChoice source="ageBracket" label="Division" all="All divisions" options={divisions} />
      )}
    </>
  );
}

/** Returns the distinct values in their order. */
function different<Value extends string | number>(values: readonly (Value | null)[]): readonly Value[] {
  const given = values.filter((value): value is Value => value !== null && value !== '');
  return [...new Set(given)].toSorted((one, other) => textOrder(String(one), String(other)));
}

import AccountTree from '@mui/icons-material/AccountTreeOutlined';
import { Button } from '@mui/material';
import { ListBase, useListContext, useStore } from 'react-admin';
import { preferredTournament } from '../../domain/use-case/tournament/tournament-fields.ts';
import { ActiveFilters } from '../kit/active-filters.tsx';
import { counted } from '../kit/counted.ts';
import { ExportButton } from '../kit/export-button.tsx';
import { FilterChoice } from '../kit/filter-choice.tsx';
import { EmptyNote } from '../kit/list-states.tsx';
import { ListTools } from '../kit/list-tools.tsx';
import { May } from '../kit/may.tsx';
import { nothingBefore } from '../kit/nothing-before.ts';
import { PageHead } from '../kit/page-head.tsx';
import { TableOrCards } from '../kit/table-or-cards.tsx';
import { useTournaments } from '../tournament/use-tournaments.ts';
import { GameCard } from './game-card.tsx';
import { GameDialogs } from './game-dialogs.tsx';
import { GameFilters } from './game-filters.tsx';
import { GameTable, hideableGameColumns } from './game-table.tsx';

export const gamesTitle = 'Games';

const kept = 'games.listParams';

/** Disables the query until a tournament is chosen. */
const notAsked = { ...nothingBefore, enabled: false };

/** Tab with the games of one tournament. */
export function GamesPage() {
  const [{ filter }] = useStore<{ readonly filter?: object }>(kept, {});
  return (
    <ListBase
      perPage={100}
      sort={{ field: 'startTime', order: 'ASC' }}
      storeKey={kept}
      exporter={false}
      disableSyncWithLocation
      queryOptions={isNarrowed(filter ?? {}) ? nothingBefore : notAsked}
    >
      <GamesHead />
      <GameTools />
      <ActiveFilters />
      <GamesOfTournament />
      <GameDialogs />
    </ListBase>
  );
}

/** Returns whether a filter is set, here or by another page; games are listed only then. */
const isNarrowed = (filterValues: object): boolean => Object.keys(filterValues).length > 0;

function GamesHead() {
  const { total, filterValues } = useListContext();
  const isChosen = isNarrowed(filterValues);
  return (
    <PageHead title={gamesTitle} remark={isChosen && total !== undefined ? counted(total, 'game') : undefined}>
      {isChosen && <ExportButton path="all-games" />}
    </PageHead>
  );
}

function GameTools() {
  const isChosen = isNarrowed(useListContext().filterValues);
  return (
    <ListTools
      isSearched={false}
      isSortShown={false}
      searchHint={undefined}
      sorts={[]}
      columns={isChosen ? hideableGameColumns : []}
      lead={<TournamentOfGames />}
      filters={<GameFilters />}
    />
  );
}

function TournamentOfGames() {
  const { tournaments } = useTournaments();
  const options = tournaments.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <FilterChoice
      source="tournamentId"
      label={preferredTournament.label}
      all="-- Select Tournament --"
      options={options}
      isAlone
    />
  );
}

function GamesOfTournament() {
  const { filterValues } = useListContext();
  if (!isNarrowed(filterValues)) return <EmptyNote title="Select a tournament" text="Its games are listed here." />;
  const { tournamentId: _, ...others } = filterValues;
  return (
    <TableOrCards
      loading="Loading games..."
      failed="Failed to fetch all games"
      none={{ title: 'No games', text: noGames }}
      nothingFound={
        isNarrowed(others)
          ? { title: 'Nothing found', text: 'No game of this tournament fits the filters.' }
          : { title: 'No games', text: noGames }
      }
      first={<FirstDraw />}
      table={<GameTable />}
      card={GameCard}
    />
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

const noGames = 'No games found for this tournament.';

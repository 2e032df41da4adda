import AccountTree from '@mui/icons-material/AccountTreeOutlined';
import { Button } from '@mui/material';
import { ListBase, useListContext, useStore } from 'react-admin';
import { ExportButton } from '../kit/export-button.tsx';
import { FilterChoice } from '../kit/filter-choice.tsx';
import { EmptyNote } from '../kit/list-states.tsx';
import { ListTools } from '../kit/list-tools.tsx';
import { May } from '../kit/may.tsx';
import { NarrowedBy } from '../kit/narrowed-by.tsx';
import { nothingBefore } from '../kit/nothing-before.ts';
import { PageHead } from '../kit/page-head.tsx';
import { TableOrCards } from '../kit/table-or-cards.tsx';
import { useTournaments } from '../tournament/use-tournaments.ts';
import { GameCard } from './game-card.tsx';
import { GameDialogs } from './game-dialogs.tsx';
import { GameFilters } from './game-filters.tsx';
import { GameTable, hideableGameColumns } from './game-table.tsx';
import { words } from './words.ts';

const kept = 'games.listParams';

/** Until it is chosen of which, no games are asked for. */
const notAsked = { ...nothingBefore, enabled: false };

/** The tab of the games: those of one tournament. */
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
      <NarrowedBy />
      <GamesOfTournament />
      <GameDialogs />
    </ListBase>
  );
}

/** Games are listed once somebody has chosen of which; another page may have, too. */
const isNarrowed = (filterValues: object): boolean => Object.keys(filterValues).length > 0;

function GamesHead() {
  const { total, filterValues } = useListContext();
  const isChosen = isNarrowed(filterValues);
  return (
    <PageHead title={words.title} remark={isChosen && total !== undefined ? words.count(total) : undefined}>
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
  return <FilterChoice source="tournamentId" {...words.select} options={options} isAlone />;
}

function GamesOfTournament() {
  const { filterValues } = useListContext();
  if (!isNarrowed(filterValues)) return <EmptyNote {...words.choose} />;
  const { tournamentId: _, ...others } = filterValues;
  return (
    <TableOrCards
      {...words}
      nothingFound={isNarrowed(others) ? words.noneLeft : words.none}
      first={<FirstDraw />}
      table={<GameTable />}
      card={GameCard}
    />
  );
}

/** Where the games of a tournament come from. */
function FirstDraw() {
  const { tournamentId, ...others } = useListContext().filterValues;
  if (isNarrowed(others)) return null;
  return (
    <May act="change">
      <Button href={`/bracket-management?tournament=${tournamentId}`} variant="contained" startIcon={<AccountTree />}>
        {words.draw}
      </Button>
    </May>
  );
}

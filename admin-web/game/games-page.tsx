import AccountTree from '@mui/icons-material/AccountTreeOutlined';
import { Button, MenuItem, TextField } from '@mui/material';
import { useListContext, useStore } from 'react-admin';
import { preferredTournament } from '../../domain/use-case/tournament/tournament-fields.ts';
import { filterFor, useChosenTournament } from '../kit/chosen-tournament.ts';
import { counted } from '../kit/counted.ts';
import { ExportButton } from '../kit/export-button.tsx';
import { ListContent } from '../kit/list-content.tsx';
import { ListFilters } from '../kit/list-filters.tsx';
import { EmptyNote, NothingListed } from '../kit/list-states.tsx';
import { May } from '../kit/may.tsx';
import { nothingBefore } from '../kit/nothing-before.ts';
import { ListHead, OfficeList } from '../kit/office-list.tsx';
import { useTournaments } from '../tournament/use-tournaments.ts';
import { GameCard } from './game-card.tsx';
import { GameDialogs } from './game-dialogs.tsx';
import { GameFilters } from './game-filters.tsx';
import { GameTable } from './game-table.tsx';
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
